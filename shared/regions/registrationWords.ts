import type { Region } from './region.ts'
import { regions } from './regions.ts'

const { us } = regions

/** What a contract says of a registration, in the words of the region: contracts are written in those of the US. */
export const registrationWords = (detail: string, { registration }: Pick<Region, 'registration'>): string =>
  detail === us.registration.message
    ? registration.message
    : detail.replace(new RegExp(`^${us.registration.name}\\b`), registration.name)
