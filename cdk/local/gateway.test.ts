import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayOf } from './gateway.ts'
import { type Listening, listen } from './http/listen.ts'

const of = (whose: string) => (_: unknown, response: { end(text: string): unknown }) => response.end(whose)

let gateway: Listening
beforeAll(async () => {
  const api = {
    runtime: { invoke: async () => ({ statusCode: 200, body: 'the host of the texts' }) },
    authorize: async () => ({ refusal: '' }),
  }
  gateway = await listen(
    gatewayOf({
      routes: [{ method: 'GET', path: '/locales/{language}/{namespace}', service: 'platform', jwt: false }],
      upstreams: new Map([['us', api]]),
      web: of('the web app'),
      captchaScript: of('the captcha'),
      pages: {},
      landing: of('the landing page'),
    }),
  )
})
afterAll(() => gateway.stop())

const whose = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: gateway.port, path, headers: { host: `us.localhost:${gateway.port}` } }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    })
    asked.on('error', reject).end()
  })

test('texts with the extension of a file came with the build; any other name is asked of their host, as at the edge', async () => {
  expect(await whose('/locales/en-US/auth.json')).toBe('the web app')
  expect(await whose('/locales/en-US/auth')).toBe('the host of the texts')
  expect(await whose('/locales/en-US/a.b')).toBe('the host of the texts')
})
