import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { chart, cloudBasis, enhanced, modern } from './coverages.ts'
import { cloudServices } from './endorsements.ts'
import { form } from './form.ts'
import { cloud } from './packages.ts'

/**
 * For companies that run on the services of cloud providers: their standstill leads every package, servers of one’s own
 * are no part of it, and who signs in to the cloud with a password alone is for an underwriter.
 */
export const primeCloud = {
  code: 'Prime Cloud',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 100_000_000, controls: ['mfaCloud', 'mfaCloudDeployments'] },
  coverages: [...cloudBasis, ...modern, ...chart],
  noLonger: ['HARDWARE_REPLACEMENT', ...enhanced],
  presets: cloud,
  carries: [cloudServices],
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
