import { expect, test } from 'vitest'
import { wantedOperation as wanted } from '#tests/support/wantedOperation.ts'
import { operationText } from './operationText.ts'

test('a new operation has its contract, with a schema for each parameter of the path', () => {
  const { contract, imports } = operationText('quote', wanted)
  expect(imports).toContain("import { QuoteId } from '#shared/domain/ids/ids.ts'")
  expect(contract).toContain("summary: 'Shelve quote.'")
  expect(contract).toContain('params: { quoteId: QuoteId }')
  expect(contract).toContain('body: z.strictObject({})')
})

test('what reads and what removes takes no body', () => {
  expect(operationText('quote', { ...wanted, method: 'GET' }).contract).not.toContain('body')
  expect(operationText('quote', { ...wanted, method: 'DELETE' }).contract).not.toContain('body')
})

test('its test begins where those of its service do', () => {
  expect(operationText('quote', wanted).test).toContain('desk.as(cast.producer)(shelveQuote, {})')
  expect(operationText('policy', wanted).test).toContain('desk.asPolicy(cast.producer)(shelveQuote, {})')
  expect(operationText('user', wanted).test).toContain('const as = callerOf(handler)')
})
