import { describe, expect, it } from 'vitest'
import { answerGroups } from './answerRows.ts'

const words = { yes: 'Yes', no: 'No', uncertain: 'Uncertain' }
const rowsOf = (quote: object, account: object | undefined) =>
  new Map(
    answerGroups('us', 'P100', { quote, account }, words)
      .flatMap(({ rows }) => rows)
      .map((row) => [row.key, row]),
  )

describe('the answers of the workbench', () => {
  it('come from the account where it says the same, and else from the quote', () => {
    const rows = rowsOf({ training: true, mfaEmail: false }, { training: true, mfaEmail: true })
    expect(rows.get('training')).toMatchObject({ answer: 'Yes', source: 'account', adverse: false })
    expect(rows.get('mfaEmail')).toMatchObject({ answer: 'No', source: 'quote', accounts: 'Yes', adverse: true })
    expect(rows.get('training')?.accounts).toBeUndefined()
  })

  it('of the full questionnaire count before the short one', () => {
    expect(rowsOf({ edr: true }, { edr: false, p250Details: { edr: true } }).get('edr')?.source).toBe('account')
  })

  it('say what is open, and leave out comments nobody wrote', () => {
    const rows = rowsOf({}, {})
    expect(rows.get('mfaEmail')).toMatchObject({ answer: undefined, source: undefined })
    expect(rows.has('mfaComments')).toBe(false)
  })

  it('name the bad news: a control that is missing, an event that happened', () => {
    const rows = rowsOf({ backupFrequency: 'NEVER', cyberEvent: true, privacyLitigation: false }, {})
    expect(rows.get('backupFrequency')?.adverse).toBe(true)
    expect(rows.get('cyberEvent')?.adverse).toBe(true)
    expect(rows.get('privacyLitigation')?.adverse).toBe(false)
  })
})
