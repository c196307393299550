import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'

/** What a field was and is; `hidden` where the history tells only that it changed. */
export const HistoryChange = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  hidden: z.literal(true).optional(),
})
export type HistoryChange = z.infer<typeof HistoryChange>

/** One write of a record, as somebody may read it. `by` is a person's name, or the provider's for its own people and its platform. */
export const HistoryLine = z.object({
  version: z.int(),
  at: Instant,
  /** The operation, job or task. */
  operation: z.string(),
  by: z.string(),
  changes: z.array(HistoryChange),
})
export type HistoryLine = z.infer<typeof HistoryLine>

/** The last writes of a record, newest first. */
export const HistoryPage = z.object({
  hits: z.array(HistoryLine),
  /** There are older ones. */
  more: z.boolean(),
})

/** A history as rows of a file: one for each field that a write changed, and one for a write that tells of none. */
export const HistoryRow = z.object({
  ...HistoryLine.omit({ changes: true }).shape,
  field: z.string(),
  before: z.string(),
  after: z.string(),
  hidden: z.boolean().describe('That it changed is all that is told.'),
})
export type HistoryRow = z.infer<typeof HistoryRow>

/** Fields of records that are amounts in minor units; what a history tells of them is read in whole ones. */
export const minorUnitFields: readonly string[] = [
  ...['additionalBrokerFee', 'amount', 'brokerFee', 'credit', 'debit', 'difference', 'gross', 'levy', 'mgaFee', 'net'],
  ...['payable', 'premium', 'tax', 'total', 'totalPremium'],
]

/** What the last part of `invoice.total` is called. */
export const lastPartOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1)

/** A value in one cell, which loses nothing: what has parts stays JSON. */
const cellText = (field: string, value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' && minorUnitFields.includes(lastPartOf(field))) return (value / 100).toFixed(2)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isMadeOfParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A change of what has parts, part by part as far as they go. */
const byParts = (change: HistoryChange): HistoryChange[] => {
  const { field, before = {}, after = {}, hidden } = change
  if (hidden || !isMadeOfParts(before) || !isMadeOfParts(after)) return [change]
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  )
  if (parts.length === 0) return [change]
  return parts.flatMap((part) => byParts({ field: `${field}.${part}`, before: before[part], after: after[part] }))
}

export const historyRows = ({ changes, ...line }: HistoryLine): HistoryRow[] =>
  changes.length === 0
    ? [{ ...line, field: '', before: '', after: '', hidden: false }]
    : changes.flatMap(byParts).map(({ field, before, after, hidden = false }) => ({
        ...line,
        field,
        before: cellText(field, before),
        after: cellText(field, after),
        hidden,
      }))
