import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../http/listen.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { openErrorReports, sandboxDsn } from './errorReports.ts'

const file = join(scratchFolder(), 'reports.sqlite')
let reports = openErrorReports({ file })
let server: Listening
beforeAll(async () => {
  server = await listen((request, response) => reports.serve(request, response))
})
afterAll(async () => {
  await server.stop()
  reports.stop()
})

const send = (body: string, path = '/api/1/envelope/?sentry_key=sandbox') =>
  fetch(server.url + path, { method: 'POST', body })
const kept = async () => (await fetch(`${server.url}/reports.json`)).json()

test('an envelope of a page of any origin is kept, item by item, newest first', async () => {
  const recording = '{"segment_id":0}\n[{"type":4,"data":{"href":"…"}}]'
  const length = Buffer.byteLength(recording)
  const answer = await send(
    [
      '{}',
      '{"type":"event"}',
      '{"message":"broken"}',
      `{"type":"replay_recording","length":${length}}`,
      recording,
      '',
    ].join('\n'),
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await kept()).toEqual([
    { at: expect.any(String), kind: 'replay_recording', text: recording },
    { at: expect.any(String), kind: 'event', text: '{"message":"broken"}' },
  ])
})

test('what is no envelope is refused, and there is one project', async () => {
  expect((await send('{}\nnonsense\n{}')).status).toBe(400)
  expect((await send('{}', '/api/2/envelope/')).status).toBe(404)
  expect(sandboxDsn('http://errors.localhost:3000')).toBe('http://sandbox@errors.localhost:3000/1')
})

test('reports are there after a restart, and shown without becoming markup', async () => {
  await send('{}\n{"type":"event"}\n{"message":"<script>alert(1)</script>"}')
  reports.stop()
  reports = openErrorReports({ file })
  const page = await (await fetch(server.url)).text()
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).toContain('broken')
})
