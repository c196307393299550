import { currentTrace, type Trace } from '../log/log.ts'

const answers = new WeakMap<Trace, Map<string, Promise<unknown>>>()

/**
 * What a party beyond the platform answers, asked once in a request or event: an operation that runs again after a lost
 * race does not wait for it, nor trouble it, a second time. `question` names what is asked and of whom.
 */
export const askedOnce = <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> => {
  const trace = currentTrace()
  if (trace === undefined) return ask()
  const asked = answers.get(trace) ?? new Map<string, Promise<unknown>>()
  answers.set(trace, asked)
  // A question has one kind of answer.
  const before = asked.get(question) as Promise<Answer> | undefined
  const answer = before ?? ask()
  asked.set(question, answer)
  return answer
}
