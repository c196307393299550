import { createHash } from 'node:crypto'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { SavedMethod } from '#shared/contracts/billing/savedMethod.ts'

/** Saved cards and bank accounts, listed by account. */
export const savedMethods = defineRecord({
  kind: 'savedMethod',
  notFound: 'billing.methodNotFound',
  version: 2,
  // From the second on it does not say who saved it: nothing goes by that.
  from: {
    1: ({ customerEmail: _, ...method }: SavedMethod & { readonly customerEmail?: string }): SavedMethod => method,
  },
  list: {
    scopes: (method: SavedMethod) => [`account:${method.accountId}`],
    sorts: { created: (method: SavedMethod) => method.created },
    summary: (method: SavedMethod): SavedMethod => method,
  },
})

/** A token is saved once for an account. */
export const savedMethodId = ({
  accountId,
  tokenId,
}: {
  readonly accountId: string
  readonly tokenId: string
}): string => `pm_${createHash('sha256').update(`${accountId}|${tokenId}`).digest('base64url')}`

/** A payment link sees what was saved by way of it; others see what is saved for accounts in their reach. */
export const maySee = (actor: Actor, method: SavedMethod): boolean =>
  actor.workflow === undefined ? isTheirs(actor, method) : method.workflowId === actor.workflow.workflowId
