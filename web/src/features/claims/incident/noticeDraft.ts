import { z } from 'zod'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { NoticeForm } from '../forms/noticeForm.ts'

/** Whose notice of which account: nobody is offered another's. */
interface DraftOf {
  readonly userId: string
  readonly accountId: string
}

/** The steps of a first notice, in order. */
export const noticeSteps = ['who', 'loss', 'other'] as const
export type NoticeStep = (typeof noticeSteps)[number]

const NoticeDraft = z.object({
  at: z.iso.datetime(),
  accountId: AccountId,
  policyId: PolicyId.optional(),
  /** Of a notice that a one-time code has opened: by it the code is asked for again. */
  policyNumber: z.string().optional(),
  companyName: z.string(),
  notice: NoticeForm,
  step: z.enum(noticeSteps),
  /** Sent again under the same key, it is filed once. */
  key: z.string(),
  /** It was filed without a connection, and goes out when there is one. */
  isWaiting: z.boolean(),
  /** Why it was refused, with the fields that are to be corrected; until it is sent again. */
  refused: z.array(z.object({ field: z.string().optional(), detail: z.string() })).optional(),
})
/** A first notice as it was left on this device, and when it was last changed. */
export type NoticeDraft = z.infer<typeof NoticeDraft>

/** Who writes by a one-time code: on a device that several may use, the notice is of the policy, whoever writes it. */
const byCode = 'incident.'
export const writerByCode = (policyId: PolicyId): string => byCode + policyId

const every = 'palisade.notice.'
const prefixOf = (userId: string): string => `${every}${userId}.`
const keyOf = ({ userId, accountId }: DraftOf): string => prefixOf(userId) + accountId

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Calls back whenever a draft of this tab was kept or dropped. */
export const subscribeToDrafts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const keepNotice = (of: DraftOf, draft: NoticeDraft): void => {
  localStorage.setItem(keyOf(of), JSON.stringify(draft))
  tell()
}

export const dropNotice = (of: DraftOf): void => {
  localStorage.removeItem(keyOf(of))
  tell()
}

const parsed = (text: string | null): NoticeDraft | undefined => {
  try {
    const kept = NoticeDraft.safeParse(JSON.parse(text ?? 'null'))
    return kept.success ? kept.data : undefined
  } catch {
    return undefined
  }
}

/** What was left behind; undefined where nothing was, or what a former version kept. */
export const keptNotice = (of: DraftOf): NoticeDraft | undefined => parsed(localStorage.getItem(keyOf(of)))

const keptUnder = (prefix: string): NoticeDraft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parsed(localStorage.getItem(key)) ?? [])
    .sort((a, b) => (a.at < b.at ? -1 : 1))

/** The notices of a person that wait for a connection, the first one left first. */
export const waitingNotices = (userId: string): NoticeDraft[] =>
  keptUnder(prefixOf(userId)).filter(({ isWaiting }) => isWaiting)

/** The notices of a person that were refused when they were sent, the first one left first. */
export const refusedNotices = (userId: string): NoticeDraft[] =>
  keptUnder(prefixOf(userId)).filter(({ isWaiting, refused }) => !isWaiting && refused !== undefined)

/** What was written on this device by one-time codes and is not filed, the first one left first. */
export const noticesByCode = (): NoticeDraft[] => keptUnder(every + byCode)
