import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/developers.json' with { type: 'json' }
import type { ApiOperation } from './apiDocument.ts'

const { draw, local, tab } = await openBrowser({})
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle('en-US', 'developers', texts)
const { Details } = await import('./OperationEntry.tsx')
const { TryAnswer } = await import('./TryAnswer.tsx')
const { TryToken } = await import('./tryToken.ts')

const listThings: ApiOperation = {
  operationId: 'listThings',
  method: 'GET',
  path: '/api/quote/v1/{accountId}/things',
  summary: 'Things.',
  description: 'Needs `quote:read`.',
  tags: ['quote'],
  security: [{ session: [] }, { key: ['quote:read'] }],
  parameters: [
    { name: 'accountId', in: 'path', required: true, schema: { type: 'string' }, example: 'acc_1' },
    { name: 'statuses', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
    { name: 'product', in: 'query', schema: { $ref: '#/components/schemas/Product' } },
  ],
  responses: {},
}
const components = { schemas: { Product: { type: 'string', enum: ['P100', 'P250'] } }, responses: {} }
const opened = (more: Partial<ApiOperation> = {}) =>
  draw(h(Details, { operation: { ...listThings, ...more }, components }))

it('what reads can be tried, with a token and a field for each parameter', async () => {
  const { fields, buttons, text } = await opened()
  expect(fields.map(({ label }) => label.replace(/ \*$/, ''))).toEqual(
    expect.arrayContaining(['Access token', 'accountId', 'statuses']),
  )
  expect(buttons.map(({ words }) => words)).toContain('Call it')
  expect(text).toContain('Several with commas between them.')
  expect(text).toContain('product')
})

it('what is for anyone asks for no token', async () => {
  const { fields, text } = await opened({ security: [] })
  expect(fields.map(({ label }) => label)).not.toContain('Access token')
  expect(text).toContain('it needs no token')
})

it('what changes something is tried with a body, and said to change the sandbox', async () => {
  const content = { 'application/json': { schema: {}, example: { name: 'Oak Dental' } } }
  const { html, text, buttons } = await opened({ method: 'POST', requestBody: { content } })
  expect(html).toContain('curl -X POST')
  expect(html).toContain('Oak Dental')
  expect(text).toContain('It changes what is in this sandbox')
  expect(buttons.map(({ words }) => words)).toContain('Call it')
})

it('what is for anyone and changes something, or takes a file, is a call to copy and nothing to press', async () => {
  const content = { 'multipart/form-data': { schema: {} } }
  for (const more of [{ security: [] }, { requestBody: { content } }]) {
    const { buttons } = await opened({ method: 'POST', ...more })
    expect(buttons.map(({ words }) => words)).not.toContain('Call it')
  }
})

it('the token is kept by the open page alone, in a field that no browser offers to remember', async () => {
  const { html, fields } = await draw(
    h(
      TryToken,
      { value: { token: 'a.b.c', setToken: () => undefined } },
      h(Details, { operation: listThings, components }),
    ),
  )
  expect(html).toContain('value="a.b.c"')
  expect(html).toMatch(/<input[^>]*autoComplete="off"[^>]*value="a\.b\.c"/i)
  expect(fields.some(({ type }) => type === 'password')).toBe(false)
  expect(JSON.stringify([...local, ...tab])).not.toContain('a.b.c')
})

it('a refusal is told in its sentence and with what helps', async () => {
  const refused = {
    status: 403,
    headers: [['RateLimit', '"key";r=597;t=42'] as const],
    text: '{}',
    lettersInAll: undefined,
    mediaType: 'application/problem+json',
    refusal: { code: 'permission.denied', detail: 'Not for you.' },
  }
  const { text } = await draw(h(TryAnswer, { tried: refused }))
  expect(text).toContain('Not for you. Give the key the scope')
  expect(text).toContain('"key";r=597;t=42'.replaceAll('"', '&quot;'))
  expect((await draw(h(TryAnswer, { tried: 'unanswered' }))).text).toContain('No answer came.')
  expect((await draw(h(TryAnswer, { tried: { ...refused, status: 502, refusal: undefined } }))).text).toContain(
    'It was refused with status 502, without a reason.',
  )
})

it('the gateway’s own refusal is told in words, with what helps', async () => {
  const refused = { status: 401, headers: [], text: '{}', lettersInAll: undefined, mediaType: 'application/json' }
  const { text } = await draw(h(TryAnswer, { tried: { ...refused, refusal: { code: '', detail: 'Unauthorized' } } }))
  expect(text).toContain('No token that holds went along')
  expect(text).toContain('Exchange the key for a new token')
  expect(text).not.toContain('Unauthorized')
})
