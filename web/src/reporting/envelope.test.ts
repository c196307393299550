import { expect, it } from 'vitest'
import { type Envelope, envelopeWithoutSecrets } from './envelope.ts'

const link = '/validate/q3Vh0ZkF7rB1xY9cT5mW2nL8sD4gJ6pAeUiOoQyRtKw?code=482913'

it('an error leaves without what its texts gave away, whoever put it there', () => {
  const [headers, items] = envelopeWithoutSecrets([
    { event_id: 'e1', sent_at: '2026-11-20T12:00:00.000Z', trace: { transaction: link } },
    [[{ type: 'event' }, { message: `lost at ${link}`, breadcrumbs: [{ data: { to: link } }] }]],
  ])
  expect(headers).toEqual({
    event_id: 'e1',
    sent_at: '2026-11-20T12:00:00.000Z',
    trace: { transaction: '/validate/…' },
  })
  expect(items).toEqual([
    [{ type: 'event' }, { message: 'lost at /validate/…', breadcrumbs: [{ data: { to: '/validate/…' } }] }],
  ])
})

it('a recording leaves the same way, with its new length', () => {
  const recording = `{"segment_id":0}\n${JSON.stringify([{ type: 4, data: { href: link } }])}`
  const [, items] = envelopeWithoutSecrets([
    {},
    [[{ type: 'replay_recording', length: recording.length }, recording]],
  ] as unknown as Envelope) // without the event that comes with it
  const text = '{"segment_id":0}\n[{"type":4,"data":{"href":"/validate/…"}}]'
  expect(items).toEqual([[{ type: 'replay_recording', length: new TextEncoder().encode(text).length }, text]])
})

it('what cannot be read does not leave', () => {
  const picture = new Uint8Array([1, 2, 3])
  const [, items] = envelopeWithoutSecrets([
    {},
    [[{ type: 'attachment', length: 3, filename: 'screen.png' }, picture]],
  ] as unknown as Envelope) // an attachment by itself
  expect(items).toEqual([])
})
