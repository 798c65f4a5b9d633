import { faultKinds } from '../sandbox/faults/fault.ts';
import { diskFaults, testDiskFaults } from './disk-faults.ts';
import { testProviderFaults } from './provider-faults.ts';
import { testRandomIds } from './random-ids.ts';
import { testSlowClients } from './slow-clients.ts';

testProviderFaults(['none', ...faultKinds]);
testDiskFaults(diskFaults);
testSlowClients();
testRandomIds();
