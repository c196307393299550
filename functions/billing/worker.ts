import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { countPosting } from './on/countPosting.ts'
import { postIssue } from './tasks/postIssue.ts'

export const handler = work(manifest, { on: { countPosting }, jobs: {}, tasks: { postIssue } })
