import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

/** The corners of the screen, in the order in which the button moves the call from one to the next. */
const CORNERS = ['topRight', 'bottomRight', 'bottomLeft', 'topLeft'] as const
export type PipPosition = (typeof CORNERS)[number]

/** The position of the small call on the page, and the ways to move it. */
export type PipPlacement = {
  pipPosition: PipPosition
  /** Moves the call to the next corner, for people who cannot drag it or prefer not to. */
  moveOn: () => void
  /** Handlers to drag the call; when released, it moves to the nearest corner. */
  handle: {
    style: CSSProperties | undefined
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
  }
}

type Drawn = { fromX: number; fromY: number; x: number; y: number }

export function usePipPosition(): PipPlacement {
  const [pipPosition, setPipPosition] = useState<PipPosition>('topRight')
  const [drawn, setDrawn] = useState<Drawn>()
  const held = useRef<Drawn>(undefined)
  const hold = (next: Drawn | undefined) => {
    held.current = next
    setDrawn(next)
  }
  return {
    pipPosition,
    moveOn: () => setPipPosition((now) => CORNERS[(CORNERS.indexOf(now) + 1) % CORNERS.length]!),
    handle: {
      style: drawn && { transform: `translate(${drawn.x}px, ${drawn.y}px)` },
      onPointerDown(event) {
        if (event.button !== 0 || (event.target as HTMLElement).closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        hold({ fromX: event.clientX, fromY: event.clientY, x: 0, y: 0 })
      },
      onPointerMove({ clientX, clientY }) {
        const { current } = held
        if (current) hold({ ...current, x: clientX - current.fromX, y: clientY - current.fromY })
      },
      onPointerUp({ currentTarget }) {
        if (!held.current) return
        setPipPosition(pipPositionAt(currentTarget.getBoundingClientRect(), { width: innerWidth, height: innerHeight }))
        hold(undefined)
      },
      onPointerCancel: () => hold(undefined),
    },
  }
}

/** Returns the corner of the screen that is nearest to the middle of a rectangle. */
export function pipPositionAt(
  { x, y, width, height }: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
  screen: { width: number; height: number },
): PipPosition {
  const isLeft = x + width / 2 < screen.width / 2
  if (y + height / 2 < screen.height / 2) return isLeft ? 'topLeft' : 'topRight'
  return isLeft ? 'bottomLeft' : 'bottomRight'
}
