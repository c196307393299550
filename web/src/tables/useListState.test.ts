import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useListState } from './useListState.ts'

/** What a list asks for and offers when it is first opened. */
const opened = (options?: Parameters<typeof useListState>[0], address = '/') => {
  const Shown = () => {
    const list = useListState(options)
    const { paging } = list.table({
      data: { content: [], totalElements: 0, number: 0, size: list.query.size },
      error: null,
    } as never)
    return h('i', null, JSON.stringify([list.query.size, paging?.sizes]))
  }
  const text = renderToStaticMarkup(h(MemoryRouter, { initialEntries: [address] }, h(Shown)))
  return JSON.parse(text.replace(/<\/?i>/g, ''))
}

describe('the rows of a page', () => {
  it('are 25 at first, and 50 or 100 for who wants more', () => {
    expect(opened()).toEqual([25, [25, 50, 100]])
  })

  it('are 20 at first on a dashboard', () => {
    expect(opened({ pageSize: 20 })).toEqual([20, [20, 50, 100]])
  })

  it('are as many as the address says', () => {
    expect(opened({ pageSize: 20 }, '/?size=50')[0]).toBe(50)
  })
})

describe('what takes search and filters off', () => {
  /** Whether a list of quotes by status that was opened at an address offers it, and where that leads. */
  const offered = (address: string, options?: Parameters<typeof useListState>[0]) => {
    let clears: (() => void) | undefined
    const Shown = () => {
      const list = useListState(options)
      list.filter('status')
      clears = list.table({ data: { hits: [], totalHits: 0 }, error: null } as never).onClear
      return null
    }
    renderToStaticMarkup(h(MemoryRouter, { initialEntries: [address] }, h(Shown)))
    return clears !== undefined
  }

  it('is offered where the reader has searched or filtered', () => {
    expect(['/?search=acme', '/?status=OPEN', '/?status=OPEN&sort=name'].map((address) => offered(address))).toEqual([
      true,
      true,
      true,
    ])
    expect(offered('/?q.status=OPEN', { prefix: 'q.' })).toBe(true)
  })

  it('is not where nothing narrows this list', () => {
    for (const address of ['/', '/?size=50&sort=-name&page=2', '/?tab=history', '/?search=a'])
      expect(offered(address)).toBe(false)
    expect(offered('/?status=OPEN', { prefix: 'q.' })).toBe(false)
  })
})
