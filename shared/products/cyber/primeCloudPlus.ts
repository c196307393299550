import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { chart, cloudBasis, enhanced, modern } from './coverages.ts'
import { cloudServices, plus } from './endorsements.ts'
import { form } from './form.ts'
import { cloudPlus } from './packages.ts'

/** Prime Cloud with the enhancements, each sublimit a step higher, for companies to 250 millions. */
export const primeCloudPlus = {
  code: 'Prime Cloud Plus',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 250_000_000, controls: ['mfaCloud', 'mfaCloudDeployments'] },
  coverages: [...cloudBasis, ...modern, ...enhanced, ...chart],
  noLonger: ['HARDWARE_REPLACEMENT'],
  presets: cloudPlus,
  carries: [cloudServices, plus],
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
