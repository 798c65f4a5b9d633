import type { ReactNode } from 'react';
import { getSettings } from '@/lib/config';
import { VitalsSample } from './vitals-sample.client.tsx';

export function VitalsSampling(): ReactNode {
  const { vitalsSamplePercent } = getSettings();
  return vitalsSamplePercent > 0 && <VitalsSample share={vitalsSamplePercent / 100} />;
}
