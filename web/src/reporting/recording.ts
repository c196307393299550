import { replayIntegration } from '@sentry/browser'

/**
 * Keeps the last minute of the page and tells it, and what follows, when something breaks: its shape without texts,
 * entries, labels and pictures. It writes nothing on the device, and packs nothing, since the worker for that would be a script of no address.
 */
export const recordPages = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    maskAttributes: ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title', 'value'],
    blockAllMedia: true,
    networkCaptureBodies: false,
    stickySession: false,
    useCompression: false,
  })
