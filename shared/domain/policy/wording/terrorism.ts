import type { Wording } from './wording.ts'

/** What policyholders are told under section 103 of the Terrorism Risk Insurance Act; what it costs stands in the declarations. */
export const terrorismDisclosure: Wording = {
  lead: [
    'POLICYHOLDER DISCLOSURE. This notice is required by the Terrorism Risk Insurance Act of 2002, as amended. It grants no coverage and changes no term of your policy.',
  ],
  parts: [
    {
      clauses: [
        {
          title: 'Your right to this coverage',
          text: 'You have a right to buy insurance for losses by acts of terrorism, as that Act defines them: acts that the Secretary of the Treasury, in consultation with the Secretary of Homeland Security and the Attorney General of the United States, certifies to be violent or dangerous to human life, property or infrastructure, to have caused damage within the United States, or outside it in the cases that the Act names, and to have been committed as part of an effort to coerce the civilian population of the United States or to influence the policy of its government by coercion. An act is not certified where losses do not exceed five million dollars together.',
        },
        {
          title: 'Share of the federal government',
          text: 'Where coverage for certified acts is bought, the United States government may partly reimburse losses. It generally reimburses eighty percent of covered losses that exceed the deductible which the statute sets for the insurer paying them. The premium that is charged for this coverage does not include a charge for the government’s share.',
        },
        {
          title: 'Cap',
          text: 'The Act has a cap of one hundred billion dollars, which limits what the government reimburses and what insurers owe for certified acts in one calendar year. If losses of all insurers exceed it, your coverage may be reduced.',
        },
        {
          title: 'Your choice and the premium',
          text: 'Whether this coverage is bought, and the part of your premium that is charged for it, is shown in the Declarations. Where it is not bought, this policy does not insure losses by certified acts as far as the law allows them to be left out.',
        },
      ],
    },
  ],
}
