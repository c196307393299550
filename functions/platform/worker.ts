import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { relay } from './relay.ts'

export const handler = work(manifest, { on: {}, jobs: {}, tasks: {}, stream: relay })
