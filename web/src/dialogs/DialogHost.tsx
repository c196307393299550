import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useAddress } from '../ui/useAddress.ts'
import { type AnyDialog, type Dialog, readModalData } from './dialog.ts'

/** Data may be left out where all of it may. */
type DataArgs<Data> = Record<never, never> extends Data ? [data?: Data] : [data: Data]

type Dialogs = {
  /** Opens a dialog in place of the one that is open, whichever feature it is of. */
  readonly open: <Data>(dialog: Dialog<Data>, ...data: DataArgs<NoInfer<Data>>) => void
}

const DialogsContext = createContext<Dialogs>({ open: () => {} })

/** `useDialogs().open(underwritingDialogs.declineQuote, { quoteId })`. */
export const useDialogs = (): Dialogs => use(DialogsContext)

type ShownProps = { readonly data: unknown; readonly onClose: () => void }

/** The dialog once it is loaded; it leaves at once where the data does not fit. */
const lazyDialog = ({ load }: AnyDialog) =>
  lazy(async () => {
    const { default: hosted } = await load()
    const Shown = ({ data, onClose }: ShownProps) => {
      const shown = hosted.show(data, onClose)
      const refused = shown === undefined
      useEffect(() => {
        if (refused) onClose()
      }, [refused, onClose])
      return shown
    }
    return { default: Shown }
  })

type DialogHostProps = { dialogs: readonly AnyDialog[]; children: ReactNode }

type Opened = { readonly key: string; readonly data: unknown; readonly count: number }

/**
 * Opens dialogs: for `?modal=<key>&modalData=<what it is about>` in the address, which are removed once it is open, and for
 * any part of the page that asks.
 */
export const DialogHost = ({ dialogs, children }: DialogHostProps) => {
  const { params, change } = useAddress()
  const [opened, setOpened] = useState<Opened>()
  const components = useMemo(() => new Map(dialogs.map((each) => [each.key, lazyDialog(each)])), [dialogs])
  const value = useMemo((): Dialogs => {
    const open = (key: string, data: unknown) => setOpened((last) => ({ key, data, count: (last?.count ?? 0) + 1 }))
    return { open: ({ key }, ...[data]) => open(key, data) }
  }, [])

  const asked = params.get('modal')
  useEffect(() => {
    if (asked === null) return
    const data = readModalData(params.get('modalData'))
    setOpened((last) => (components.has(asked) ? { key: asked, data, count: (last?.count ?? 0) + 1 } : last))
    change({ modal: undefined, modalData: undefined }, { replace: true })
  }, [asked, components, params, change])

  const Shown = opened && components.get(opened.key)
  // A dialog that opened another one in its place closes itself alone.
  const close = () => setOpened((last) => (last?.count === opened?.count ? undefined : last))
  return (
    <DialogsContext value={value}>
      {children}
      {Shown && (
        <Suspense fallback={null}>
          <Shown key={opened.count} data={opened.data} onClose={close} />
        </Suspense>
      )}
    </DialogsContext>
  )
}
