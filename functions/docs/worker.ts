import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { makeProposal } from './on/makeProposal.ts'

export const handler = work(manifest, { on: { makeProposal }, jobs: {}, tasks: {} })
