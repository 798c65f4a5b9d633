// The styles of payments and accounts. `document.ts` explains the lists in this folder.

import './transaction.scss';
import '@/components/transaction/language-switch.module.scss';
import '@/components/transaction/transaction-main.module.scss';
import '@/components/transaction/form-field.module.scss';
import '@/components/transaction/unhydrated-help.module.scss';
import '@/components/payment/payment-screen.module.scss';
import '@/components/payment/payment-fields.module.scss';
import '@/components/account/account-panel.module.scss';
