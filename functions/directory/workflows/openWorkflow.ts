import { ulid } from 'ulid'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { isAppPath } from '#shared/contract/appPath.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { workflows } from '../store/workflows.ts'

/**
 * The page itself gives nothing away and every visit asks for a new code, so it may live as long as what it opens is
 * usually of use: a quote is good for 30 days, a policy is paid within 60.
 */
const workflowDays = 60

export interface NewWorkflow {
  readonly flow: WorkflowFlow
  /** The quote or the policy that the code opens. */
  readonly subjectId: string
  readonly name: string
  readonly email: string
  /** E.164, to offer codes by text message. */
  readonly phone?: string | undefined
  /** Where the page leads after the code: a path of the web app. */
  readonly redirectUrl: string
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** A page that a one-time code opens, for someone without an account. The write is committed with what it is about. */
export const openWorkflow = ({
  flow,
  subjectId,
  name,
  email,
  phone,
  redirectUrl,
  now,
}: NewWorkflow): { readonly write: Write; readonly workflowId: string; readonly url: string } => {
  if (!isAppPath(redirectUrl)) throw new Error(`A workflow leads to a page of the web app, not to ${redirectUrl}.`)
  const workflowId = `wfl_${ulid()}`
  return {
    workflowId,
    url: `${config.publicUrl}${linkPages.workflow}/${workflowId}`,
    write: workflows.create({
      id: workflowId,
      flow,
      subjectId,
      name,
      email,
      ...(phone !== undefined && phone !== '' && { phone }),
      redirectUrl,
      openedAt: now,
      expiresAt: epochSeconds(now) + workflowDays * 86_400,
    }),
  }
}
