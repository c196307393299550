import { z } from 'zod'
import { SecurityAnswers, YesNo } from '../coverage/securityAnswers.ts'
import { text } from '../text/text.ts'
import { managementAnswers } from './managementAnswers.ts'
import { backupTypes, ransomwareCounts } from './options.ts'

const Comment = text(2000).optional()

/**
 * Answers to the full questionnaire by their wire names (quoting-and-servicing, section 3): the security answers that
 * rating looks at, and the ones an underwriter reads. A yes/no is a boolean or the words YES, NO and UNCERTAIN.
 */
export const QuestionnaireAnswers = SecurityAnswers.extend({
  backupTypes: z.array(z.enum(backupTypes)).optional(),
  contentReviewProcedure: YesNo.optional(),
  copyrightClearanceSearch: YesNo.optional(),
  priorCoverage: YesNo.optional(),
  incidentUnderWay: YesNo.optional(),
  ransomwareIncidents: z.enum(ransomwareCounts).optional(),
  sanctionedTerritories: YesNo.optional(),
  mfaComments: Comment,
  plansComments: Comment,
  eolComments: Comment,
  edrComments: Comment,
  ngavComments: Comment,
  emailFilteringComments: Comment,
  cyberCrimeComments: Comment,
  cyberEventComments: Comment,
  applicantComplaintsAllegations: YesNo.optional(),
  applicantComplaintsNetworkCompromised: YesNo.optional(),
  applicantAllegedViolation: YesNo.optional(),
  applicantNotifiedPrivacyBreaches: YesNo.optional(),
  applicantReceivedExtortionThreat: YesNo.optional(),
  applicantSustainedNetworkOutage: YesNo.optional(),
  applicantSustainedPropertyDamage: YesNo.optional(),
  probableKnownActLeadingToClaim: YesNo.optional(),
  sustainedSystemOutage: YesNo.optional(),
  sustainedSystemOutageBusinessInterruption: YesNo.optional(),
  probableKnownDamageLeadingToClaim: YesNo.optional(),
  hasDamageClaimAgainstApplicant: YesNo.optional(),
  ...managementAnswers,
})
export type QuestionnaireAnswers = z.infer<typeof QuestionnaireAnswers>
