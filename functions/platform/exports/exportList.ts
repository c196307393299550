import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { listWords } from '#shared/contract/lists.ts'
import { exportList as contract } from '#shared/contracts/platform/exports.ts'
import { ListExportId } from '#shared/domain/ids/ids.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import {
  begunExport,
  endedSilently,
  exportsOf,
  isOver,
  type ListExportRecord,
  listExports,
  withJobs,
} from '../store/listExports.ts'
import { isListName, listNames } from './listNames.ts'

/** So many are made for one person at once. */
const most = 3
const places = Array.from({ length: most }, (_, place) => place)

/** Where the reader stands in the list is nothing to the file. */
const standing: readonly string[] = ['after', 'before', 'page', 'size']

/**
 * Whether the reader may have the list is asked when it is read, by the operation itself, which its job
 * (`writeList`) loads with all others: the worker does, and no call. A list that there is not is refused at once.
 */
export const exportList = implement(contract)(async ({ body, actor, now, fail }) => {
  const { userId, accountType, organizationId } = actor
  if (!isListName(body.list))
    return fail('request.unfit', {
      errors: [{ detail: `There is no such list. There are: ${listNames.join(', ')}.`, path: ['list'] }],
    })
  const listed = await listExports.every({ scopes: [exportsOf(actor)] })
  const open = (await withJobs(await listExports.byIds(listed.map(({ id }) => id)))).filter(({ of }) => !isOver(of))
  const making = open.filter(({ job }) => job !== undefined && isOpenJob(job.status)).map(({ of }) => of)
  // Whose job ended without a word gives its place back.
  for (const { of } of open.filter((each) => !making.includes(each.of)))
    await commit([listExports.update(of, { ...of, failure: endedSilently })])
  const taken = making.map((each) => each.place)
  const place = places.find((each) => !taken.includes(each))
  if (place === undefined || making.length >= most) return fail('export.tooMany', { data: { most } })
  const id = ListExportId.parse(`lex_${ulid()}`)
  const asked = Object.entries(body.query ?? {}).filter(([name]) => !standing.includes(name))
  const { jobId, write, events } = await startJob(
    { kind: 'writeList', keyOf: () => ({ key: id, input: { listExportId: id } }) },
    undefined,
    { by: actor.name, byId: userId, now, about: [{ id, name: listWords(body.list) }] },
  )
  const made: ListExportRecord = {
    id,
    userId,
    accountType,
    organizationId,
    list: body.list,
    params: body.params ?? {},
    query: Object.fromEntries(asked),
    format: body.format,
    ...(body.heads !== undefined && { heads: body.heads }),
    jobId,
    lines: 0,
    place,
    created: now,
  }
  await commit([listExports.create(made), write], { events })
  return begunExport(made, now)
})
