import { expect, it } from 'vitest'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { isControl, isIncident, stillOpen } from './saidAtOnce.ts'

const { questions } = questionnaireOf('us', 'P100')
const keys = (answers: object, kind: typeof isControl) => stillOpen(questions, answers, kind).map(({ key }) => key)

it('what is in place is said at once, of what nobody has answered, and never what has happened', () => {
  const open = keys({ mfaEmail: 'NO' }, isControl)
  expect(open).toEqual(expect.arrayContaining(['training', 'mfaCloud', 'encryptionAtRest', 'vendorManagement']))
  for (const key of ['mfaEmail', 'eolProducts', 'cyberEvent', 'priorCoverage', 'backupFrequency'])
    expect(open).not.toContain(key)
})

it('that nothing has happened is said at once, but not what cover there is, nor what an event calls for', () => {
  expect(keys({ privacyLitigation: 'YES' }, isIncident)).toEqual([
    'priorOrPendingClaimCircumstances',
    'cyberEvent',
    'sanctionedTerritories',
    'unscheduledSystemDowntime',
  ])
})
