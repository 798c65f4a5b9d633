import { notWritable, testDiskFaults } from '../../faults/disk-faults.ts';
import { testProviderFaults } from '../../faults/provider-faults.ts';

// One row of each of two tables; `npm run test:faults` has the others. `outage.spec.ts` has every
// fault of the provider for menus.
testProviderFaults(['down']);
testDiskFaults([notWritable]);
