import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userById } from '#functions/directory/public.ts'
import * as contracts from '#shared/contracts/user/index.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const { cropPhoto, getPhoto, getPhotoByEmail, removePhoto, uploadPhoto } = contracts
const as = callerOf(handler)

let identity: Identity
let outside: Awaited<ReturnType<typeof openOutside>>
let agencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  outside = await openOutside()
  agencyId = await anAgency()
})
afterAll(async () => {
  await outside.close()
  await identity.stop()
})

const red = [220, 30, 30, 255] as const
const blue = [30, 30, 220, 255] as const

/** Left half red, right half blue. */
const halves = (width: number, height: number): Uint8Array => {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) data.set(at % width < width / 2 ? red : blue, at * 4)
  return data
}
const png = (width = 80, height = 40, options: object = {}) => {
  const picture = new PNG({ width, height, ...options })
  picture.data = Buffer.from(halves(width, height))
  return new Uint8Array(PNG.sync.write(picture))
}
const jpg = (width = 80, height = 40) =>
  new Uint8Array(jpeg.encode({ width, height, data: halves(width, height) }, 95).data)
/** One red pixel. */
const gif = new Uint8Array(Buffer.from('R0lGODlhAQABAPAAANweHgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'))

let people = 0
const aColleague = async () => {
  people += 1
  const user = await aPerson(`photo${people}@people.example`, { role: 'Principal Producer', organizationId: agencyId })
  return { user, me: as({ ...cast.producer, userId: user.id, organizationId: agencyId }) }
}
type Me = Awaited<ReturnType<typeof aColleague>>['me']

const upload = (me: Me, bytes: Uint8Array, fileName = 'me.png') =>
  me(uploadPhoto, { body: { file: { fileName, bytes } } })
const uploaded = async (me: Me, bytes: Uint8Array): Promise<string> => {
  const answer = await upload(me, bytes)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.profilePath
}
const crop = (me: Me, profilePath: string, frame: { x?: number; y?: number; zoomFactor?: number } = {}) =>
  me(cropPhoto, {
    query: { xCoordinate: frame.x ?? 0, yCoordinate: frame.y ?? 0 },
    body: { zoomFactor: frame.zoomFactor ?? 1, sideLength: 200, profilePath },
  })
const colourOf = (bytes: Uint8Array | undefined) => {
  const { width, height, data } = jpeg.decode(bytes ?? new Uint8Array(), { useTArray: true })
  const middle = (width * (height / 2) + width / 2) * 4
  return { width, height, isRed: (data[middle] ?? 0) > 150, isBlue: (data[middle + 2] ?? 0) > 150 }
}

describe('a photo', () => {
  it('is cropped to what was in the frame, square, and written anew as a small JPG', async () => {
    for (const picture of [png(), jpg()]) {
      const { me } = await aColleague()
      expect(await crop(me, await uploaded(me, picture))).toMatchObject({
        ok: true,
        value: { avatarUrl: expect.stringMatching(/^\/api\/user\/v1\/pic\/email\/.*version=/) },
      })
      const left = await me(getPhoto, { query: {} })
      expect(colourOf(left.ok ? left.value : undefined)).toEqual({
        width: 256,
        height: 256,
        isRed: true,
        isBlue: false,
      })
      await crop(me, await uploaded(me, picture), { x: 200 })
      const right = await me(getPhoto, { query: {} })
      expect(colourOf(right.ok ? right.value : undefined)).toMatchObject({ isRed: false, isBlue: true })
    }
  })

  it('of an animated or tiny GIF is its first picture', async () => {
    const { me } = await aColleague()
    await crop(me, await uploaded(me, gif), { zoomFactor: 3 })
    const answer = await me(getPhoto, { query: {} })
    expect(colourOf(answer.ok ? answer.value : undefined)).toMatchObject({ width: 256, isRed: true })
  })

  it('shows nothing of what was not in the file’s pixels', async () => {
    const { me } = await aColleague()
    const withComment = Buffer.concat([jpg().subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('secret')])
    const bytes = new Uint8Array(Buffer.concat([withComment, jpg().subarray(2)]))
    expect(await crop(me, await uploaded(me, bytes))).toMatchObject({ ok: true })
    const answer = await me(getPhoto, { query: {} })
    expect(Buffer.from((answer.ok && answer.value) || []).includes('secret')).toBe(false)
  })

  it('is seen by colleagues and staff, and strangers are told as little as of nobody', async () => {
    const { user, me } = await aColleague()
    expect(await me(getPhoto, { query: {} })).toEqual({ ok: true, status: 204, value: undefined })
    await crop(me, await uploaded(me, png()))
    const ask = (actor: Me, email = user.email) =>
      actor(getPhotoByEmail, { params: { email }, query: { version: 'x' } })
    expect(await ask((await aColleague()).me)).toMatchObject({ status: 200 })
    expect(await ask(as(cast.superAdmin), user.email.toUpperCase())).toMatchObject({ status: 200 })
    const none = { ok: true, status: 204, value: undefined }
    expect(await ask(as(cast.otherProducer))).toEqual(none)
    expect(await ask(as(cast.policyHolder))).toEqual(none)
    expect(await ask(as(cast.superAdmin), 'nobody@people.example')).toEqual(none)
    const boss = await aPerson('photo-boss@people.example')
    const bossCalls = as({ ...cast.superAdmin, userId: boss.id })
    await crop(bossCalls, await uploaded(bossCalls, png()))
    expect(await ask(as(cast.policyHolder), boss.email)).toMatchObject({ status: 200 })
  })

  it('is removed for good', async () => {
    const { user, me } = await aColleague()
    await crop(me, await uploaded(me, png()))
    expect(await me(removePhoto, {})).toMatchObject({ status: 204 })
    expect(await me(getPhoto, { query: {} })).toMatchObject({ status: 204 })
    expect((await userById(user.id))?.photo).toBeUndefined()
    expect(await me(removePhoto, {})).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(removePhoto, {})).toMatchObject({ problem: { code: 'user.notFound' } })
  })
})

describe('what is uploaded', () => {
  it('is a picture by its bytes, not by its name', async () => {
    const { me } = await aColleague()
    const refused = { status: 422, problem: { code: 'photo.notAPicture' } }
    const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await upload(me, script, 'me.png')).toMatchObject(refused)
    expect(await upload(me, new Uint8Array(0), 'me.png')).toMatchObject(refused)
    expect(await upload(me, jpg(), 'me.exe')).toMatchObject({ ok: true })
    const torn = png().subarray(0, 60)
    expect(await upload(me, torn)).toMatchObject(refused)
    const tornJpg = jpg().subarray(0, 400)
    const answer = await upload(me, tornJpg)
    expect(answer.ok || answer.problem.code === 'photo.notAPicture').toBe(true)
  })

  it('is nothing but a picture: one with a page behind it is refused', async () => {
    const { me } = await aColleague()
    for (const picture of [jpg(), png()]) {
      const both = new Uint8Array(Buffer.concat([picture, Buffer.from('<script>secret</script>')]))
      expect(await upload(me, both)).toMatchObject({ status: 422, problem: { code: 'photo.moreThanPicture' } })
    }
  })

  it('is at most 2 MB and unpacks to at most 4 million pixels', async () => {
    const { me } = await aColleague()
    const large = new Uint8Array(2 * 1024 * 1024 + 1)
    large.set(png())
    expect(await upload(me, large)).toMatchObject({ status: 413, problem: { code: 'photo.tooLarge' } })
    const bomb = png()
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(16, 30_000)
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(20, 30_000)
    expect(await upload(me, bomb)).toMatchObject({
      status: 422,
      problem: { code: 'photo.tooManyPixels', detail: expect.stringContaining('4 million') },
    })
  })

  it('is cropped by who uploaded it alone, with a zoom of 1 to 3', async () => {
    const [{ me }, other] = [await aColleague(), await aColleague()]
    const path = await uploaded(me, png())
    const gone = { status: 404, problem: { code: 'photo.uploadExpired' } }
    expect(await crop(other.me, path)).toMatchObject(gone)
    expect(await crop(me, `${path}/../../${other.user.id}/x`)).toMatchObject(gone)
    expect(await crop(me, `photos/${other.user.id}/x.jpg`)).toMatchObject(gone)
    expect(await crop(me, path, { zoomFactor: 3.1 })).toMatchObject({ status: 400 })
    expect(await crop(me, path, { zoomFactor: 0.9 })).toMatchObject({ status: 400 })
    expect(await crop(me, path, { zoomFactor: 3 })).toMatchObject({ ok: true })
    expect(await crop(me, path)).toMatchObject(gone)
  })
})
