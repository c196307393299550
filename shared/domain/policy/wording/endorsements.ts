import type { CoverageKey } from '../../coverage/coverageId.ts'
import type { Clause, Wording } from './wording.ts'

/** The last provision of an endorsement: the rest stays. */
const remains: Clause = {
  title: 'All else',
  text: 'Everything else in this policy stays as it is. This endorsement takes effect at the beginning of the Policy Period, or on the day that is shown for it in the Declarations, and ends with this policy.',
}

/** An endorsement that changes what a policy says by these provisions; the rest stays. */
export const changing = (...clauses: Clause[]): Wording => ({
  lead: ['This endorsement changes the policy. Please read it carefully.'],
  parts: [{ clauses: [...clauses, remains] }],
})

/** What each endorsement of the catalogue says. */
export const endorsements: Partial<Readonly<Record<CoverageKey, Wording>>> = {
  ADDITIONAL_INSURED: changing(
    {
      title: 'Who is insured besides',
      text: 'The organizations that are named in the schedule of this endorsement are insured by the liability coverages that are bought, but only for their liability because of what the Named Insured, or somebody for whom it answers, did or failed to do.',
    },
    {
      title: 'How far',
      text: 'They are not insured for what they did themselves, nor for losses of their own. Their insurance goes no further than the contract with the Named Insured asks for, and no further than this policy. They share the limits that are shown in the Declarations; naming them does not raise these.',
    },
    {
      title: 'Notice',
      text: 'Only the Named Insured pays premium and is told of changes. A certificate that a holder is given changes nothing in this policy.',
    },
  ),
  WAIVER_OF_SUBROGATION: changing({
    title: 'What we waive',
    text: 'We do not pursue rights to recover what we have paid from a person or organization that the Named Insured agreed in writing, before the loss happened, to hold harmless or not to pursue, as far as that agreement goes. Nobody else gains by this endorsement.',
  }),
  PRIMARY_NON_CONTRIBUTORY: changing({
    title: 'Who answers first',
    text: 'Where the Named Insured agreed in writing, before the loss happened, that this insurance is primary for an additional insured, this policy answers before other insurance of that additional insured, and we do not ask that other insurance to contribute. Insurance that was bought to stand above this policy still does.',
  }),
  WAR_EXCLUSION: changing(
    {
      title: 'What is not insured',
      text: 'In place of what this policy says of war, we do not pay for loss, and have no duty to defend, as far as it arises from:',
      items: [
        'a War;',
        'a Cyber Operation that is carried out in the course of a War; or',
        'a Cyber Operation that causes a State to become unable to function, or that to a major degree impairs its security or defense, by what it does to an Essential Service.',
      ],
    },
    {
      title: 'What stays insured',
      text: 'The last of these does not exclude loss by a Cyber Operation to a computer system that is outside the State which cannot function, where the insured or its suppliers use it and the loss is otherwise insured.',
    },
    {
      title: 'Who did it',
      text: 'We bear the burden of showing that this exclusion applies. To find out whether a Cyber Operation was by or for a State, what the government of the State in which the affected computer systems are has officially said counts first. As long as it says nothing, or is at odds with itself, we rely on what can objectively and reasonably be inferred, and until then pay as if it was not.',
    },
    {
      title: 'What words mean here',
      text: 'In this endorsement:',
      items: [
        '“War” means armed conflict that involves physical force by one State against another, or as part of a civil war, rebellion, revolution, insurrection or military or usurped power, declared or not;',
        '“Cyber Operation” means the use of a computer system by, at the direction of, or under the control of a State to disrupt, deny, degrade, manipulate or destroy information in a computer system of or in another State;',
        '“Essential Service” means a service without which a State cannot be run, such as finance, health, food, water, energy, communications, transport and public order; and',
        '“State” means a sovereign state.',
      ],
    },
  ),
  EVENT_EXCLUSION: changing({
    title: 'What is not insured',
    text: 'We do not pay for loss, and have no duty to defend, as far as it arises from an event that is named in the schedule of this endorsement, from the facts of that event, or from another event that has the same cause, whenever it is claimed or discovered. Events that are not named there are not touched by this endorsement.',
  }),
  TRIA: changing(
    {
      title: 'What is insured',
      text: 'Loss that is otherwise insured by this policy is not excluded because it was caused by an act that the Secretary of the Treasury, in consultation with the Secretary of Homeland Security and the Attorney General of the United States, has certified as an act of terrorism under the Terrorism Risk Insurance Act of 2002, as amended.',
    },
    {
      title: 'Cap on losses',
      text: 'If insured losses by certified acts exceed one hundred billion dollars in a calendar year, and we have met our deductible under that Act, we do not pay for the part that exceeds that amount, and losses up to it are shared in proportion as the Secretary of the Treasury determines.',
    },
    {
      title: 'Other terms',
      text: 'This endorsement does not insure what this policy excludes for another reason, war included.',
    },
  ),
}
