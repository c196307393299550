import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { confirmationHeader, digestOfCall } from '#functions/_platform/http/assistantCall.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { enterRoom } from '#functions/_platform/storage/rooms.ts'
import { isSafe, type Operation } from '#shared/contract/operation.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isFree, longestAssistantInput } from '#shared/domain/identity/assistants.ts'
import type { AssistantRequestRecord, StoredAssistantRequest } from '../store/assistantRequests.ts'
import { asData, ownWords, type ToolAnswer } from './asData.ts'
import { askedBefore, askPerson, asksTooMuch, noteDone } from './askPerson.ts'
import { dryRun } from './dryRun.ts'
import { type ApiAnswer, type Caller, callOwnApi } from './ownApi.ts'
import { pathOfRequest } from './tellPerson.ts'
import { readInput, ToolInput } from './toolInput.ts'

/** Who uses a tool, and when. */
export interface Using {
  readonly actor: Actor
  readonly caller: Caller
  readonly now: Instant
}

const told = (operation: Operation, { status, body }: ApiAnswer): ToolAnswer => {
  if (status >= 400)
    return asData(body, { says: `${operation.name} was refused with ${status}; nothing was changed.`, isError: true })
  return asData(body, { says: `${operation.name} answered:` })
}

const waiting = (request: AssistantRequestRecord): ToolAnswer => {
  const at = `${config.publicUrl}${pathOfRequest(request)}`
  const { id: requestId, expiresAt, touched, preview } = request
  return asData(
    { status: 'WAITING', requestId, confirmAt: at, expiresAt, touched, ...(preview && { preview }) },
    {
      says: `Nothing was done yet. A person has to approve ${request.operation} at ${at} before ${expiresAt}. Tell the person what it would do, and call this tool with the same arguments once it is approved.`,
    },
  )
}

const refusedBy = ({ operation, decision }: AssistantRequestRecord): ToolAnswer =>
  asData({ note: decision?.note }, { says: `A person has refused ${operation} with these arguments.`, isError: true })

/** Makes the call that was approved, as it was shown. */
const carryOut = async (
  operation: Operation,
  request: StoredAssistantRequest,
  { caller, now }: Using,
): Promise<ToolAnswer> => {
  const input = ToolInput.parse(JSON.parse(request.input))
  const answer = await callOwnApi(operation, input, caller, { [confirmationHeader]: request.id })
  if (answer.status < 300) await noteDone(request, now)
  return told(operation, answer)
}

/** A dry run of a change, laid before people; what was laid before them is done, or waits. */
const change = async (operation: Operation, input: ToolInput, using: Using): Promise<ToolAnswer> => {
  const { actor, caller, now } = using
  const read = await readInput(operation, input)
  if ('refused' in read) {
    const { code, details } = read.refused
    const problem = { code, detail: problemSentence(code, details.data), errors: details.errors }
    return asData(problem, { says: `${operation.name} would be refused: correct what is named.`, isError: true })
  }
  if (actor.assistant !== undefined && isFree(actor.assistant, operation.name))
    return told(operation, await callOwnApi(operation, input, caller))
  const digest = digestOfCall(operation, read.request)
  const before = await askedBefore(actor, digest)
  const isOver = before !== undefined && before.expiresAt <= now
  if (before !== undefined && !isOver) {
    if (before.status === 'APPROVED') return carryOut(operation, before, using)
    return before.status === 'REFUSED' ? refusedBy(before) : waiting(before)
  }
  if (JSON.stringify(input).length > longestAssistantInput)
    return ownWords(
      `The arguments are longer than ${longestAssistantInput} characters: nobody can look through them.`,
      {
        isError: true,
      },
    )
  const room = await enterRoom(`assistantRequests ${actor.sessionId}`)
  if (await asksTooMuch(actor, now))
    return ownWords('Too much waits for people already. Wait until they have answered.', { isError: true })
  const dry = await dryRun(operation, input, { actor, caller })
  if ('refused' in dry)
    return asData(dry.refused.body, { says: `${operation.name} would be refused; nobody was asked.`, isError: true })
  const over = isOver ? before : undefined
  return waiting(await askPerson({ operation, input, digest }, dry, { actor, now, over, room }))
}

/** Reads at once; what changes something is shown to people before. */
export const useTool = (operation: Operation, given: unknown, using: Using): Promise<ToolAnswer> => {
  const input = ToolInput.safeParse(given ?? {})
  if (!input.success)
    return Promise.resolve(
      ownWords(
        'The arguments are an object with `params`, `query` and `body`, as the input schema has them: of the first two, fields are texts, numbers, yes or no, or lists of these.',
        {
          isError: true,
        },
      ),
    )
  if (!isSafe(operation)) return change(operation, input.data, using)
  return readInput(operation, input.data).then(async (read) =>
    'refused' in read
      ? asData(
          { code: read.refused.code, errors: read.refused.details.errors },
          {
            says: `${operation.name} was refused: correct what is named.`,
            isError: true,
          },
        )
      : told(operation, await callOwnApi(operation, input.data, using.caller)),
  )
}
