import type { NoticeStep } from './noticeDraft.ts'

const ofWho = /^(reporter|isRightContact|contact[A-Z])/
const ofLoss = /^(address|city|state|zipCode|loss[A-Z]|impacted[A-Z]|incidentNoticed)/
const ofOther = /^(is[A-Z]|authority[A-Z]|reportNumber|otherInformation)/

/** The step on which a field of the notice stands; undefined for what is no field of it. */
export const stepOfField = (field: string): NoticeStep | undefined => {
  if (ofWho.test(field)) return 'who'
  if (ofLoss.test(field)) return 'loss'
  return ofOther.test(field) ? 'other' : undefined
}
