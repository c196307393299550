import { accountById } from '#functions/account/public.ts'
import { userByEmail } from '#functions/directory/public.ts'
import { policyByNumber } from '#functions/policy/public.ts'
import { quoteByNumber } from '#functions/quote/public.ts'
import { submissionByNumber } from '#functions/submission/public.ts'
import type { MessageMatch, MessageRow } from '#shared/contracts/inbox/messageRecord.ts'
import { namedBusiness } from '#shared/domain/correspondence/namedBusiness.ts'
import { AccountId, AgencyId, PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'

/** A text that names more numbers than these is a list of business and about none of it. */
const mostNamed = 5

const ofQuote = async (number: string): Promise<MessageMatch | undefined> => {
  const quote = await quoteByNumber(number)
  return (
    quote && {
      quoteId: QuoteId.parse(quote.id),
      accountId: quote.accountId,
      companyName: quote.companyName,
      agencyId: quote.agencyId,
      ...(quote.submissionId !== undefined && { submissionId: quote.submissionId }),
      ...(quote.binder !== undefined && { policyId: PolicyId.parse(quote.binder.id) }),
      matchedBy: `It names quote ${number}.`,
    }
  )
}

const ofPolicy = async (number: string): Promise<MessageMatch | undefined> => {
  const policy = await policyByNumber(number)
  return (
    policy && {
      policyId: PolicyId.parse(policy.id),
      accountId: AccountId.parse(policy.accountId),
      companyName: policy.companyName,
      agencyId: AgencyId.parse(policy.agencyId),
      matchedBy: `It names policy ${number}.`,
    }
  )
}

const ofSubmission = async (number: string): Promise<MessageMatch | undefined> => {
  const submission = await submissionByNumber(number)
  return (
    submission && {
      submissionId: submission.id,
      companyName: submission.company.name,
      ...(submission.accountId !== undefined && { accountId: submission.accountId }),
      ...(submission.agencyId !== undefined && { agencyId: submission.agencyId }),
      matchedBy: `It names submission ${number}.`,
    }
  )
}

/** Whom the sender works for, or which insured company they are of. */
const ofSender = async (from: string): Promise<MessageMatch | undefined> => {
  const user = await userByEmail(from)
  const agency = AgencyId.safeParse(user?.organizationId)
  if (agency.success) return { agencyId: agency.data, matchedBy: `${from} works for this agency.` }
  const accountId = AccountId.safeParse(user?.organizationId)
  const account = accountId.success ? await accountById(accountId.data) : undefined
  if (account === undefined || !accountId.success) return undefined
  return {
    accountId: accountId.data,
    companyName: account.name,
    ...(account.agencyId !== undefined && { agencyId: AgencyId.parse(account.agencyId) }),
    matchedBy: `${from} is of this company.`,
  }
}

const matchOfThread = (thread: readonly MessageRow[]): MessageMatch | undefined => {
  const last = thread.findLast(({ accountId, agencyId, submissionId }) => accountId ?? submissionId ?? agencyId)
  if (last === undefined) return undefined
  const { submissionId, accountId, companyName, quoteId, policyId, agencyId } = last
  return {
    ...(submissionId !== undefined && { submissionId }),
    ...(accountId !== undefined && { accountId }),
    ...(companyName !== undefined && { companyName }),
    ...(quoteId !== undefined && { quoteId }),
    ...(policyId !== undefined && { policyId }),
    ...(agencyId !== undefined && { agencyId }),
    matchedBy: 'Its thread is about it.',
  }
}

interface Matched {
  readonly text: string
  readonly from: string
  /** What is in its thread already, oldest first. */
  readonly thread: readonly MessageRow[]
}

/** What a message is about: the first number it names that there is, else what its thread is about, else who sent it. */
export const matchMessage = async ({ text, from, thread }: Matched): Promise<MessageMatch> => {
  const { quotes, policies, submissions } = namedBusiness(text)
  const named =
    quotes.length + policies.length + submissions.length > mostNamed
      ? []
      : await Promise.all([...quotes.map(ofQuote), ...policies.map(ofPolicy), ...submissions.map(ofSubmission)])
  return named.find((each) => each !== undefined) ?? matchOfThread(thread) ?? (await ofSender(from)) ?? {}
}
