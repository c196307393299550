import type { Part } from '../wording.ts'

/** What is to be done when something happens. */
export const claims: Part = {
  title: 'When something happens',
  clauses: [
    {
      title: 'Telling us',
      text: {
        us: 'You tell us of an Incident or a Claim as soon as it is practicable after a member of the Control Group learns of it, and at the latest sixty days after the end of the Policy Period or, where one applies, by the end of the extended reporting period. The claims desk that is named in the Declarations takes notice by telephone and e-mail, day and night.',
        uk: 'You tell us of an Incident or a Claim as soon as it is practicable after a member of the Control Group learns of it, and at the latest sixty days after the end of the Period of Insurance or, where one applies, by the end of the extended reporting period. The claims desk that is named in the Schedule takes notice by telephone and e-mail, day and night.',
      },
    },
    {
      title: 'Circumstances',
      text: {
        us: 'If during the Policy Period you learn of something that may lead to a Claim, and tell us what happened, when, who may be affected and what may be asked, a Claim that later arises from it counts as made on the day on which you told us.',
        uk: 'If during the Period of Insurance you learn of something that may lead to a Claim, and tell us what happened, when, who may be affected and what may be asked, a Claim that later arises from it counts as made on the day on which you told us.',
        au: 'If during the Period of Insurance you learn of something that may lead to a Claim, and tell us in writing as soon as is reasonably practicable, a Claim that later arises from it counts as made on the day on which you told us. Under section 40(3) of the Insurance Contracts Act 1984 we may not refuse such a Claim only because it was made after the cover ended.',
      },
    },
    {
      title: 'Defense and settlement',
      text: 'We have the right and the duty to defend a Claim for which a liability coverage is bought, even if it is groundless, and choose the lawyer with you. You admit nothing, settle nothing and incur no Defense Costs without our consent, which we do not withhold unreasonably. If you refuse a settlement that we recommend and the claimant would accept, we pay no more than it would have cost together with Defense Costs until then, and four fifths of what comes beyond that.',
    },
    {
      title: 'Your help',
      text: 'You help us to investigate, defend and settle; keep evidence, logs and devices; let us or our experts see what is affected; answer our questions under oath if we ask; and do what is reasonable to keep the loss low. You report a crime to the police where we ask for it.',
    },
    {
      title: 'Proof of loss',
      text: 'For what you lost yourself you give us a written and signed proof of loss, with the records on which it rests, within one hundred and twenty days of our asking. We pay within thirty days of agreeing on the amount.',
    },
    {
      title: 'Disagreement on an amount',
      text: 'If we do not agree on the amount of an Income Loss, each of us names an expert within thirty days of the other’s asking, and the two name an umpire. What two of the three agree on binds both. Each of us pays its own expert and half of the umpire.',
    },
    {
      title: 'Payments',
      text: 'Where a coverage insures a transfer that an Employee made in good faith, the Employee must have verified the instruction, before it was carried out, by calling the person from whom it purported to come at a number that you had before the instruction came, or by another way that does not rely on the channel by which it came. A change of bank details is such an instruction.',
    },
    {
      title: 'Prior consent in an emergency',
      text: 'Where our consent is needed and cannot be had in time, you may act as is reasonable for up to forty-eight hours, up to a tenth of the limit of the coverage, and tell us at once.',
    },
  ],
}
