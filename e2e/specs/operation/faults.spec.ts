import { notWritable, testDiskFaults } from '../../faults/disk-faults.ts';
import { testProviderFaults } from '../../faults/provider-faults.ts';

// One row of each of two tables; `npm run test:faults` has the others. `lib/provider/client.test.ts`
// shows that a call fails in time after every fault of the provider.
testProviderFaults(['down']);
testDiskFaults([notWritable]);
