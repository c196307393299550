import { crc32 } from 'node:zlib'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import { requireAccount } from '#functions/account/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/agency/logos.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const agencyId = AgencyId.parse(castIds.agency(1))
const params = { agencyId }
let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
  await bookAgencies()
})
afterAll(async () => {
  await outside.close()
  await table.stop()
})

/** A picture of one colour. */
const png = (width: number, height: number, [red, green, blue]: readonly [number, number, number] = [200, 20, 20]) => {
  const picture = new PNG({ width, height })
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([red, green, blue, 255], at)
  return new Uint8Array(PNG.sync.write(picture))
}

/** A picture that weighs so many bytes, of which most are a profile of its colours. */
const weighing = (bytes: number) => {
  const picture = Buffer.from(png(20, 20))
  const profile = Buffer.alloc(bytes - picture.length)
  profile.writeUInt32BE(profile.length - 12)
  profile.write('iCCP', 4, 'latin1')
  profile.writeUInt32BE(crc32(profile.subarray(4, -4)), profile.length - 4)
  // Behind the header's chunk.
  return new Uint8Array(Buffer.concat([picture.subarray(0, 33), profile, picture.subarray(33)]))
}

const upload = (
  bytes: Uint8Array,
  isSmall = true,
  actor: typeof cast.agencyAdmin | typeof cast.otherProducer = cast.agencyAdmin,
) =>
  as(actor)(contract.uploadLogo, {
    params,
    query: { isSmall: isSmall ? 'true' : 'false' },
    body: { file: { fileName: 'logo.png', bytes } },
  })
const uploaded = async (bytes: Uint8Array, isSmall = true): Promise<string> => {
  const answer = await upload(bytes, isSmall)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.logoPath
}
const crop = (logoPath: string, more: object = {}) =>
  as(cast.agencyAdmin)(contract.cropLogo, {
    body: {
      ...{ xCoordinate: 0, yCoordinate: 0, zoomFactor: 1, width: 144, height: 144 },
      ...{ logoPath, agencyId, small: true },
      ...more,
    },
  })
const drawnOf = (answer: { readonly ok: boolean; readonly value?: Uint8Array | undefined }) => {
  const { width, height, data } = PNG.sync.read(Buffer.from(answer.value ?? []))
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  return { width, height, pixel }
}

describe('a logo', () => {
  it('is cropped to its size, small or wide, and written anew', async () => {
    expect(await crop(await uploaded(png(200, 200)))).toMatchObject({
      value: { url: expect.stringMatching(/^\/api\/agency\/v1\/logo\/s\/agy_.*\?version=/) },
    })
    const wide = { small: false, width: 300, height: 72 }
    expect(await crop(await uploaded(png(600, 144, [20, 20, 200]), false), wide)).toMatchObject({
      value: { url: expect.stringContaining('/logo/m/') },
    })
    const small = drawnOf((await as(cast.producer)(contract.getSmallLogo, { params, query: {} })) as never)
    expect([small.width, small.height, small.pixel(72, 72)]).toEqual([144, 144, [200, 20, 20, 255]])
    const medium = drawnOf((await as(cast.producer)(contract.getMediumLogo, { params, query: {} })) as never)
    expect([medium.width, medium.height, medium.pixel(150, 36)]).toEqual([300, 72, [20, 20, 200, 255]])
    expect((await agencies.require(agencyId)).logos).toEqual({ small: expect.any(String), medium: expect.any(String) })
  })

  it('has clear room around a picture that is made small', async () => {
    await crop(await uploaded(png(100, 100)), { zoomFactor: 0.5, xCoordinate: -36, yCoordinate: -36 })
    const { pixel } = drawnOf((await as(cast.producer)(contract.getSmallLogo, { params, query: {} })) as never)
    expect([pixel(2, 2), pixel(72, 72)]).toEqual([
      [0, 0, 0, 0],
      [200, 20, 20, 255],
    ])
  })

  it('is seen by the agency’s people, its clients and staff; strangers are told as little as of no agency', async () => {
    const made = await callerOf(accountHandler)(cast.producer)(createAccount, { body: { name: 'Client', state: 'OR' } })
    if (!made.ok) throw new Error(made.problem.code)
    await requireAccount(made.value.id, cast.producer)
    const ask = (actor: Parameters<typeof as>[0], id = agencyId) =>
      as(actor)(contract.getSmallLogo, { params: { agencyId: id }, query: { version: 'x' } })
    for (const actor of [cast.superAdmin, cast.agent, { ...cast.policyHolder, organizationId: made.value.id }])
      expect(await ask(actor)).toMatchObject({ status: 200 })
    for (const actor of [cast.otherProducer, cast.policyHolder, cast.clusterViewer])
      expect(await ask(actor)).toMatchObject({ status: 204 })
    expect(await ask(cast.superAdmin, AgencyId.parse(castIds.agency(9)))).toMatchObject({ status: 204 })
    expect(await ask(cast.otherProducer, AgencyId.parse(castIds.agency(2)))).toMatchObject({ status: 204 })
  })

  it('is removed for good', async () => {
    const admin = as(cast.agencyAdmin)
    expect(await as(cast.agent)(contract.removeSmallLogo, { params })).toMatchObject({ status: 403 })
    expect(await as(cast.otherProducer)(contract.removeSmallLogo, { params })).toMatchObject({ status: 404 })
    expect(await admin(contract.removeSmallLogo, { params })).toMatchObject({ status: 204 })
    expect(await admin(contract.removeMediumLogo, { params })).toMatchObject({ status: 204 })
    expect(await admin(contract.removeMediumLogo, { params })).toMatchObject({ status: 204 })
    expect(await admin(contract.getSmallLogo, { params, query: {} })).toMatchObject({ status: 204 })
    expect((await agencies.require(agencyId)).logos).toBeUndefined()
  })
})

describe('what is uploaded for a logo', () => {
  it('is a picture by its bytes: a drawing with a script is none', async () => {
    const refused = { status: 422, problem: { code: 'logo.notAPicture' } }
    const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await upload(script)).toMatchObject(refused)
    expect(await upload(png(200, 200).subarray(0, 60))).toMatchObject(refused)
  })

  it('is nothing but a picture: one with a script behind it is refused', async () => {
    const refused = { status: 422, problem: { code: 'logo.moreThanPicture' } }
    for (const more of ['<script>secret</script>', 'PK\x03\x04a.js PK\x05\x06', '%PDF-1.7'])
      expect(await upload(new Uint8Array(Buffer.concat([png(80, 80), Buffer.from(more)])))).toMatchObject(refused)
    expect(await upload(new Uint8Array(Buffer.from('GIF89a/*\x01\x00................*/=1;run()//;')))).toMatchObject(
      refused,
    )
  })

  it('is at most 50 kB for the small logo and 150 kB for the wide one', async () => {
    const of = (kilobytes: number) => weighing(kilobytes * 1000)
    const tooLarge = (most: number) => ({ status: 413, problem: { code: 'logo.tooLarge', data: { most } } })
    expect(await upload(of(50))).toMatchObject({ ok: true })
    expect(await upload(of(51))).toMatchObject(tooLarge(50))
    expect(await upload(of(51), false)).toMatchObject({ ok: true })
    expect(await upload(of(151), false)).toMatchObject(tooLarge(150))
    const bomb = png(20, 20)
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(16, 30_000)
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(20, 30_000)
    expect(await upload(bomb)).toMatchObject({ status: 422, problem: { code: 'logo.tooManyPixels' } })
  })

  it('is another agency’s to upload for itself alone, and cropped by who uploaded it', async () => {
    expect(await upload(png(20, 20), true, cast.otherProducer)).toMatchObject({ status: 404 })
    const path = await uploaded(png(20, 20))
    const gone = { status: 404, problem: { code: 'logo.uploadExpired' } }
    const body = {
      ...{ xCoordinate: 0, yCoordinate: 0, zoomFactor: 1, width: 144, height: 144 },
      ...{ logoPath: path, agencyId, small: true },
    }
    expect(await as(cast.superAdmin)(contract.cropLogo, { body })).toMatchObject(gone)
    expect(await crop(`${path}/../x`)).toMatchObject(gone)
    expect(await crop(path, { zoomFactor: 0.3 })).toMatchObject({ status: 400 })
    expect(await crop(path, { zoomFactor: 3.1 })).toMatchObject({ status: 400 })
    expect(await crop(path)).toMatchObject({ ok: true })
    expect(await crop(path), 'once').toMatchObject(gone)
  })
})
