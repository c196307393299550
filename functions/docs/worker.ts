import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { makeBinder } from './on/makeBinder.ts'
import { makeProposal, makeRequestedProposal } from './on/makeProposal.ts'
import { makeBinderDocument } from './tasks/makeBinderDocument.ts'
import { makePolicyDocument } from './tasks/makePolicyDocument.ts'

export const handler = work(manifest, {
  on: { makeBinder, makeProposal, makeRequestedProposal },
  jobs: {},
  tasks: { makeBinderDocument, makePolicyDocument },
})
