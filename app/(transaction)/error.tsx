'use client';

export { TransactionError as default } from '@/components/transaction/transaction-error.client';
