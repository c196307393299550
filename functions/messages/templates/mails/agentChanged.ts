import { defineMail } from '../mail.ts'
import { MailData, Person, personLine, Words } from '../mailData.ts'

/** To a client with cover: who looks after it from now on. */
export const agentChanged = defineMail({
  name: 'agentChanged',
  data: MailData.extend({ insured: Words, agent: Person }),
  subject: ({ agent }) => `${agent.name} looks after your cyber insurance now`,
  content: ({ insured, agent }) => ({
    preview: `${agent.name} is your agent from now on.`,
    title: `Your agent is ${agent.name} now`,
    paragraphs: [
      `${agent.name} looks after the cyber insurance of ${insured} from now on. Your policy, its terms and its price stay as they are, and there is nothing you have to do.`,
    ],
    facts: [{ label: 'Your agent', value: personLine(agent) }],
  }),
})
