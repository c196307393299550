import { stateOf } from '#shared/regions/states.ts'
import { us } from '#shared/regions/us.ts'

/** States whose law has the insured put their name to a notice before surplus lines cover is placed (ID-C057). */
export const surplusNoticeStates = ['LA', 'MT'] as const
export type SurplusNoticeState = (typeof surplusNoticeStates)[number]

/** What the insured reads and attests, as it is shown and as its digest is kept. */
export const surplusNotices: Readonly<Record<SurplusNoticeState, { readonly name: string; readonly text: string }>> = {
  // La. Rev. Stat. § 22:433
  LA: {
    name: 'Louisiana',
    text: 'NOTICE: This insurance policy is delivered as surplus line coverage under the Louisiana Insurance Code. In the event of insolvency of the company issuing this contract, the policyholder or claimant is not covered by the Louisiana Insurance Guaranty Association or the Louisiana Life and Health Insurance Guaranty Association, which guarantees only specific types of policies issued by insurance companies authorized to do business in Louisiana.',
  },
  // Mont. Code Ann. § 33-2-307
  MT: {
    name: 'Montana',
    text: 'NOTICE: Coverage is issued as an unauthorized line of insurance and this insurer is not a member of the Montana Insurance Guaranty Association, which means that in the event of insolvency of the insurer, claims under this policy are not paid by any guaranty fund of the state of Montana.',
  },
}

/** The state of a notice, by its name or abbreviation; undefined where the law asks for none. */
const noticeState = (state: string | undefined): SurplusNoticeState | undefined => {
  const { abbreviation } = (state !== undefined && stateOf(us, state)) || {}
  return surplusNoticeStates.find((each) => each === abbreviation)
}

/** The notice of a state; undefined where the law asks for none. */
export const surplusNoticeOf = (state: string | undefined): (typeof surplusNotices)[SurplusNoticeState] | undefined => {
  const of = noticeState(state)
  return of && surplusNotices[of]
}

/** The state whose notice a quote still waits for; undefined where none is asked for, or it was attested. */
export const openSurplusNotice = ({
  isSurplus,
  firmographicData: { state, signatureOnFile },
}: {
  readonly isSurplus: boolean
  readonly firmographicData: { readonly state?: string | undefined; readonly signatureOnFile?: boolean | undefined }
}): SurplusNoticeState | undefined => {
  if (!isSurplus || signatureOnFile === true) return undefined
  return noticeState(state)
}
