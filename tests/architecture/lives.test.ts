import { expect, it } from 'vitest'
import { fieldsOf, isSafe, type Operation } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { lives } from '#shared/records/lives.ts'
import { isTest, sources } from './sources.ts'

it('every life has a test that sends what is not allowed in a status, and has it refused', () => {
  const tests = sources.filter((each) => isTest(each) && each.text.includes('Life.ts')).map(({ text }) => text)
  const isProven = (kind: string): boolean => {
    const can = `can${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
    const sent = new RegExp(`\\blife: ${kind}Life\\b`)
    const asked = new RegExp(`=> !?${can}\\((?:each|status), `)
    return tests.some((text) => (text.includes('expectRefused(') && sent.test(text)) || asked.test(text))
  }
  expect(lives.map(({ kind }) => kind).filter((kind) => !isProven(kind))).toEqual([])
})

/** What is read of kinds that have no life: what may be done to them follows from their reader's rights alone. */
const ofKind: Readonly<Record<string, string>> = {
  getAgentLicenseByState: 'agentLicense',
  getCarrierRater: 'carrierRater',
  getListExport: 'listExport',
  getPortfolioScenario: 'portfolioScenario',
  getVendor: 'vendor',
}

/** What is worked out as it is asked for, and no record: its id is that of whose account it is. */
const ofNone: readonly string[] = ['getStatement']

const tellsRecord = (operation: Operation): boolean =>
  isSafe(operation) &&
  operation.method === 'GET' &&
  operation.access !== 'public' &&
  operation.access !== 'workflow' &&
  operation.scim !== true &&
  'id' in fieldsOf(operation.response)

it('whatever reads a record tells what can be done with it, or reads one that has no life', () => {
  const silent = operations.filter((each) => tellsRecord(each) && !('allowedActions' in fieldsOf(each.response)))
  const kinds = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/^ {2}kind: '(\w+)',$/gm)].map(([, kind]) => kind)),
  )
  expect(silent.map(({ name }) => name).sort()).toEqual([...Object.keys(ofKind), ...ofNone].sort())
  const alive = new Set(lives.map(({ kind }) => kind))
  expect(Object.values(ofKind).filter((kind) => alive.has(kind) || !kinds.has(kind))).toEqual([])
})
