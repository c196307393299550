import { expect, it } from 'vitest'
import { eventStream, gathered, type News, newsPace, readEventStream, toldUntil } from './news.ts'

const quote = (...ids: string[]): News => ({ kind: 'quote', ids, isMore: false })

it('names each record of a kind once, and says that there are more than it names', () => {
  const many = Array.from({ length: newsPace.mostIds + 1 }, (_, index) => `quo_${index}`)
  expect(gathered([quote('quo_1'), { kind: 'claim', ids: [], isMore: true }, quote('quo_1', 'quo_2')])).toEqual([
    { kind: 'claim', ids: [], isMore: true },
    quote('quo_1', 'quo_2'),
  ])
  expect(gathered([quote(...many)])).toEqual([{ kind: 'quote', ids: many.slice(0, newsPace.mostIds), isMore: true }])
  expect(gathered([])).toEqual([])
})

it('is a stream as browsers read it: when to ask again, the id to go on from, an event of its kind for each', () => {
  const text = eventStream({ id: 1_764_374_400_000, retry: 500, news: [quote('quo_1')] })
  expect(text).toBe(
    'retry: 500\nid: 1764374400000\n\nid: 1764374400000\nevent: quote\ndata: {"ids":["quo_1"],"isMore":false}\n\n',
  )
  expect(readEventStream(text)).toEqual({ id: '1764374400000', retry: 500, news: [quote('quo_1')] })
})

it('says without news where to go on from', () => {
  expect(readEventStream(eventStream({ id: 1_764_374_400_000, retry: 500, news: [] }))).toEqual({
    id: '1764374400000',
    retry: 500,
    news: [],
  })
})

it('is read with the line ends of others, and without what it does not know', () => {
  const text =
    ': a remark\r\nevent: weather\r\ndata: {}\r\n\r\nid: 5\r\nevent: job\r\ndata: {"ids":[],\r\ndata: "isMore":true}\r\n\r\n'
  expect(readEventStream(text)).toMatchObject({ id: '5', news: [{ kind: 'job', ids: [], isMore: true }] })
})

it.each([undefined, '', 'quo_1', '17', '17643744000000', '-764374400000'])('takes %s for no moment', (id) => {
  expect(toldUntil(id)).toBeUndefined()
})

it('leaves an answer room within the 30 seconds that an API Gateway gives it', () => {
  expect(newsPace.holdSeconds * 1000 + newsPace.lookMilliseconds).toBeLessThan(25_000)
})
