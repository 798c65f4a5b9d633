import { notWritable, testDiskFaults } from '../../faults/disk-faults.ts';
import { testProviderFaults } from '../../faults/provider-faults.ts';

// One row of each of two tables; `npm run test:faults` has the others. `client.test.ts` and
// `calls.test.ts` in `lib/provider` show what a call makes of each fault of the provider.
testProviderFaults(['down']);
testDiskFaults([notWritable]);
