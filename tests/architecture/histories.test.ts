import { describe, expect, it, vi } from 'vitest'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { operations } from '#shared/contracts/registry.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { under } from './sources.ts'

// Some groups go by the region's calendar.
vi.stubEnv('PALISADE_REGION', 'us')

/** Kinds whose history has no operation and no screen of its own, and why (decision: history-on-its-page). */
const untold: Readonly<Record<string, string>> = {
  apiKey: 'Its page says how it stands and how it was used; who made, changed and ended it is read in the audit trail.',
  auditExport: 'Nobody lists the files that were taken of the audit trail: the trail itself tells of them.',
  blacklistAppeal: 'Its row names who asked and why, and who decided and why.',
  blacklistedDomain: 'A domain is put on the list and taken from it, and never changed.',
  carrierRater: 'Its page has every version, with who set it when and why, and who took it away.',
  commissionPayment: 'Its row names who asked for it, who approved it and what came of it.',
  enquiry: 'Its row has what was asked, and who took it up or closed it and why.',
  jump: 'A jump is begun and left: its organization reads both, with the reason, in the audit trail.',
  listExport: 'A list that one person took away for themselves, whose own page says when it was made and fetched.',
  relationship: 'A relationship is begun and ended: its row on the organization’s page has both days.',
  scheduleAsk: 'That somebody ran a schedule by hand is read in the audit trail alone.',
  webhook: 'Its page says how it stands and what it sent; who made, changed and ended it is read in the audit trail.',
}

const keeping = kinds.filter(({ history }) => history !== undefined).map(({ kind }) => kind)
const telling = operations.filter(({ response }) => response === HistoryPage).map(({ name }) => name)

/** The kind whose share the handler of an operation gives. */
const kindToldBy = (operation: string): string | undefined => {
  const handler = under('functions/').find(({ path }) => path.endsWith(`/${operation}.ts`))
  return /\bactor, historyShares\.(\w+)/.exec(handler?.text ?? '')?.[1]
}

/** Whether a screen shows what an operation tells: in a panel, in a dialog of a row, or as a life. */
const isShown = (operation: string): boolean => {
  const shown = new RegExp(`\\b(?:operation=\\{|historyOfRow\\()${operation}\\b`)
  return under('web/src/').some(({ text }) => shown.test(text))
}

describe('the history of a kind that keeps one', () => {
  it('is told by one operation, or is left to the audit trail for a reason', () => {
    const kindsTold = telling.map((name) => kindToldBy(name) ?? name)
    expect([...kindsTold, ...Object.keys(untold)].toSorted()).toEqual(keeping.toSorted())
  })

  it('is shown on a screen', () => {
    expect(telling.filter((name) => !isShown(name))).toEqual([])
  })

  it('is told with its kind’s share to others than staff', () => {
    expect(Object.keys(historyShares).filter((kind) => !keeping.includes(kind))).toEqual([])
  })
})
