import type { TFunction } from 'i18next'
import { type HistoryChange, type HistoryLine, lastPartOf, minorUnitFields } from '#shared/records/historyEntry.ts'
import { date, dateTime, exactMoney, wholeMoney } from '../i18n/format.ts'

/** `updateQuoteNeedBy` reads `Update quote need by`, `IN_REVIEW` reads `In review`. */
export const wordsOf = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\s]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Deeds whose names say little to people, by the key of their words. */
const told = {
  addP250CartQuote: 'history.added',
  exchangeJumpToken: 'history.jumpedIn',
  'task.save': 'history.priced',
} as const

/** An operation that takes a link's secret in its address does what its sister does, which has it in the body. */
const sisterOf = (operation: string): string => operation.replace(/ByAddress$/, '')

/** A deed by its own name: `task.save` is `save`. */
export const deedOf = (operation: string): string => sisterOf(operation).replace(/^[a-z]+\./i, '')

/** The name of a deed that is done: `createAccount` reads `Created account`; a verb nobody has told stays as it is. */
const done = (name: string, t: TFunction<'records'>): string =>
  wordsOf(name).replace(/^\w+/, (verb) => t(`history.verb.${verb.toLowerCase()}`, { defaultValue: verb }))

/** What was done, in words: an operation's name, or the task or job that the platform did by itself. */
export const deedWords = (operation: string, t: TFunction<'records'>): string => {
  const key = Object.entries(told).find(([name]) => name === sisterOf(operation))?.[1]
  const name = deedOf(operation)
  return key === undefined ? t(`history.deed.${name}`, { defaultValue: done(name, t) }) : t(key)
}

/** A field as people call it; a part of one after what it is a part of. */
export const fieldWords = (field: string, t: TFunction<'records'>): string =>
  field
    .split('.')
    .map((part) => t(`history.field.${part}`, { defaultValue: wordsOf(part) }))
    .join(': ')

const longest = 80

/** A value as people read it; undefined for what is made of parts, of which nobody reads a line. */
export const valueText = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'number') return value.toLocaleString()
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return date(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return dateTime(value)
  return value.length > longest ? `${value.slice(0, longest)}…` : value
}

/** Fields of records that are amounts in whole units. */
const wholeUnits = ['aggLimit', 'deductible', 'limit', 'nonUsRevenue', 'revenue', 'totalRevenue']

/** What a field of a record was or is, as people read it. */
export const fieldText = (field: string, value: unknown): string | undefined => {
  if (typeof value !== 'number') return valueText(value)
  const name = lastPartOf(field)
  if (minorUnitFields.includes(name)) return exactMoney(value)
  return wholeUnits.includes(name) ? wholeMoney(value) : valueText(value)
}

/** Fields that every write changes, that name what cannot change, or that the platform keeps for itself. */
const silent = [
  ...['assessedAt', 'cowbellRiskFactors', 'created', 'id', 'lastPatched', 'lastUpdated', 'linksValidFrom'],
  ...['mergeJobId', 'mergedIntoId', 'mergesIntoId', 'takesInId'],
  ...['sessionsValidFrom', 'updated', 'updatedAt', 'version'],
]

/** Whether a change of the field tells its reader nothing. */
export const isSilent = (field: string): boolean => silent.includes(field)

/** More parts are a table, of which a history tells only that it changed. */
const mostParts = 8

const isMadeOfParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): boolean => typeof value === 'string' && /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/.test(value)

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && !isId(each))

/** Of a list of words what went and what came: the whole of it tells nobody what changed. */
const wentAndCame = (change: HistoryChange): HistoryChange => {
  const { before, after } = change
  if (!isWords(before) || !isWords(after)) return change
  const went = before.filter((each) => !after.includes(each))
  const came = after.filter((each) => !before.includes(each))
  return went.length + came.length === 0
    ? change
    : { field: change.field, before: went.join(', '), after: came.join(', ') }
}

/** A change of what is made of a few parts, part by part; any other as it is, and so what changed in its ids alone. */
const partByPart = (change: HistoryChange): readonly HistoryChange[] => {
  const { field, before = {}, after = {}, hidden } = change
  if (hidden || !isMadeOfParts(before) || !isMadeOfParts(after)) return [wentAndCame(change)]
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  if (parts.length === 0 || parts.length > mostParts) return [change]
  const changed = parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
  const told = changed.filter((part) => !isSilent(part) && !isId(before[part]) && !isId(after[part]))
  if (told.length === 0) return [change]
  return told.map((part) => ({ field: `${field}.${part}`, before: before[part], after: after[part] }))
}

/**
 * The changes of a write that tell its reader something. Making a record changes everything, so it tells nothing more; but
 * for a jump, where why and until when is all that there is.
 */
export const tellingChanges = ({ version, changes, operation }: HistoryLine): readonly HistoryChange[] =>
  version === 1 && sisterOf(operation) !== 'exchangeJumpToken'
    ? []
    : changes.filter(({ field }) => !isSilent(field)).flatMap(partByPart)
