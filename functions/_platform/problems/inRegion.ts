import { daysInWords } from '#shared/domain/calendar/daysInWords.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { config } from '../config/config.ts'

/** A sentence for people as the region says it: its days are no longer those of programs. */
export const inRegion = (sentence: string): string => daysInWords(sentence, () => regionOf(config.region).locale)
