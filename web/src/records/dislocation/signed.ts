import { percent } from '#web/i18n/format.ts'

/** A share of change with its sign. */
export const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`
