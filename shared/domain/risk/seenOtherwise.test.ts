import { describe, expect, it } from 'vitest'
import { assessRisk } from './assessRisk.ts'
import { answersWithInPlace, seenOtherwise } from './seenOtherwise.ts'

const of = (answers: object, signals: object, connected: object) => {
  const { cowbellRiskFactors } = assessRisk({}, answers, signals, { connected })
  return seenOtherwise(cowbellRiskFactors.factors, answers)
}

it('says where a connected system sees otherwise than somebody answered', () => {
  expect(of({ mfaAdminAccounts: 'YES' }, {}, { mfaAdministrators: false })).toEqual({
    mfaAdminAccounts: { source: 'CONNECTOR', text: 'Administrators’ second factors, as connected systems see them' },
  })
  expect(of({ mfaAdminAccounts: 'NO' }, {}, { mfaAdministrators: true })).toHaveProperty('mfaAdminAccounts')
})

it('says where a scan from outside does', () => {
  expect(of({ eolProducts: false }, { outdatedSoftware: 2 }, {})).toEqual({
    eolProducts: { source: 'SCAN', text: 'Outdated software' },
  })
  expect(of({ encryptionInTransit: true }, { tlsGrade: 'F' }, {})).toHaveProperty('encryptionInTransit')
})

it('says nothing where they agree, nothing was answered, or nothing was seen', () => {
  expect(of({ mfaAdminAccounts: true }, {}, { mfaAdministrators: true })).toEqual({})
  expect(of({}, { outdatedSoftware: 2 }, { mfaAdministrators: false })).toEqual({})
  expect(of({ mfaAdminAccounts: true, eolProducts: false }, {}, {})).toEqual({})
  expect(of({ mfaAdminAccounts: 'UNCERTAIN' }, {}, { mfaAdministrators: false })).toEqual({})
})

it('a scan that sees nothing wrong contradicts nobody who is harder on oneself', () => {
  expect(of({ encryptionInTransit: false }, { tlsGrade: 'A' }, {})).toEqual({})
})

describe('a control that is put in place', () => {
  it('answers the question that asks for it, where it is not answered so already', () => {
    expect(answersWithInPlace(['securityTraining', 'updates'], { training: 'NO' })).toEqual({ training: 'YES' })
    expect(answersWithInPlace(['securityTraining', 'mfaEverybody'], { training: 'YES' })).toEqual({ mfaEmail: 'YES' })
    expect(answersWithInPlace(['cloudBackup'], { backupFrequency: 'NEVER' })).toEqual({})
  })
})
