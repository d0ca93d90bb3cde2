import type { Page } from '@playwright/test'

/** Looks for one kind of fault on the screen that stands, and answers with those it found, in words. */
type Sweep = (page: Page) => Promise<string[]>

/**
 * Two words that stand apart on the screen and are one in the text of the page, as a label and its value: a copy, a reader aloud and a translation take them
 * for one. Looked at where nothing but phrases stands between them, and between a term and what is said of it.
 */
export const gluedWords: Sweep = (page) =>
  page.evaluate(() => {
    const PHRASING = 'a, abbr, b, bdi, cite, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, dfn, del, ins'
    const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
    const shared = (one: Node, other: Node) => {
      const range = document.createRange()
      range.setStart(one, 0)
      range.setEnd(other, 0)
      const { commonAncestorContainer: node } = range
      return node instanceof Element ? node : node.parentElement!
    }
    const isInLine = (text: Node, within: Element) => {
      for (let each = text.parentElement; each && each !== within; each = each.parentElement)
        if (!each.matches(PHRASING)) return false
      return true
    }
    /** Two links, or two buttons, are told apart as such. */
    const areControls = (one: Node, other: Node) => {
      const [first, second] = [one, other].map((node) => node.parentElement?.closest('a, button'))
      return Boolean(first && second && first !== second)
    }
    const isTerm = (one: Node, other: Node) =>
      one.parentElement?.closest('dt') !== null && other.parentElement?.closest('dd') !== null
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node
      if (!parent || parent.closest('script, style, noscript, svg, [hidden], textarea, [aria-hidden="true"]')) continue
      if (node.textContent === '' || getComputedStyle(parent).visibility === 'hidden') continue
      if (parent.getClientRects().length > 0) texts.push(node as Text)
    }
    return texts.flatMap((text, index) => {
      const next = texts[index + 1]
      if (!next) return []
      const [before, after] = [text.data.at(-1), next.data.at(0)]
      const ends = isWord(before) || (before !== undefined && /[.:,;!?%)»]/.test(before))
      if (!ends || !isWord(after)) return []
      if (areControls(text, next)) return []
      const parent = shared(text, next)
      if (!(isInLine(text, parent) && isInLine(next, parent)) && !isTerm(text, next)) return []
      const between = document.createRange()
      between.setStartAfter(text)
      between.setEndBefore(next)
      if (between.cloneContents().querySelector('br')) return []
      return [`“${text.data.slice(-20)}” and “${next.data.slice(0, 20)}” are one word in ${parent.localName}`]
    })
  })

/**
 * WCAG 2.5.5: whatever one presses is as large as a finger. A link within running text is as large as its words.
 * @param within  CSS selector: the last such element is looked at alone, where something lies over the page
 */
export const smallTargets = (page: Page, within = 'html'): Promise<string[]> =>
  page.evaluate((selector) => {
    const LEAST = 44
    const KINDS =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="menuitem"], [role="switch"], [role="slider"]'
    const isInText = (element: Element) => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false
      const line = element.closest('p, li, dd, td, figcaption, label, legend')
      const around = line?.textContent?.replace(element.textContent ?? '', '') ?? ''
      return /\p{L}{2,}/u.test(around)
    }
    const named = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
    const faults: string[] = []
    const looked = [...document.querySelectorAll(selector)].at(-1)!
    for (const element of looked.querySelectorAll<HTMLElement>(KINDS)) {
      if (element.closest('[inert], [aria-hidden="true"]') || element.matches(':disabled')) continue
      const { visibility } = getComputedStyle(element)
      if (visibility !== 'visible' || element.getClientRects().length === 0 || isInText(element)) continue
      // A box or a button of a choice is pressed at its words too.
      const parts = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element]
      const rects = parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
      if (rects.length === 0) continue
      const width = Math.max(...rects.map((rect) => rect.right)) - Math.min(...rects.map((rect) => rect.left))
      const height = Math.max(...rects.map((rect) => rect.bottom)) - Math.min(...rects.map((rect) => rect.top))
      if (Math.min(width, height) > LEAST - 1) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      // Parts stand side by side: the middle of all of them, as they stand now.
      const now = parts.map((part) => part.getBoundingClientRect()).filter((rect) => rect.width > 1 && rect.height > 1)
      const x = (Math.min(...now.map(({ left }) => left)) + Math.max(...now.map(({ right }) => right))) / 2
      const y = (Math.min(...now.map(({ top }) => top)) + Math.max(...now.map(({ bottom }) => bottom))) / 2
      const isHit = (byX: number, byY: number) => {
        const hit = document.elementFromPoint(x + byX, y + byY)
        return hit !== null && (element.contains(hit) || parts.some((part) => part.contains(hit)))
      }
      const far = LEAST / 2 - 2
      const lacking = [
        ...(width > LEAST - 1 || (isHit(-far, 0) && isHit(far, 0)) ? [] : [`${Math.round(width)} wide`]),
        ...(height > LEAST - 1 || (isHit(0, -far) && isHit(0, far)) ? [] : [`${Math.round(height)} high`]),
      ]
      if (lacking.length > 0) faults.push(`${named(element)} is ${lacking.join(' and ')}`)
    }
    window.scrollTo(0, 0)
    return [...new Set(faults)]
  }, within)

/** At 200 % zoom of 1280 by 800, nothing that stays while one scrolls takes more than a quarter of the screen, and all of it together no more than a half. */
export const stickyFaults: Sweep = (page) =>
  page.evaluate(() => {
    if (document.querySelector('[data-fills]')) return []
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const { innerWidth, innerHeight } = window
    const staying = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, visibility, pointerEvents } = getComputedStyle(element)
      if (!['fixed', 'sticky'].includes(position) || visibility !== 'visible' || pointerEvents === 'none') return []
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const rect = {
        ...{ left: Math.max(left, 0), right: Math.min(right, innerWidth) },
        ...{ top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) },
      }
      return rect.right > rect.left && rect.bottom > rect.top ? [{ element, rect }] : []
    })
    const shareOf = (area: number) => area / (innerWidth * innerHeight)
    const faults = staying.flatMap(({ element, rect }) => {
      const share = shareOf((rect.right - rect.left) * (rect.bottom - rect.top))
      return share > 0.25
        ? [`${element.localName}.${element.className} stays on ${Math.round(share * 100)} % of the screen`]
        : []
    })
    // Parts that lie within or over each other cover the screen once: between two edges that follow each other, down and across, all is covered or nothing.
    const edges = (sides: number[]) => [...new Set(sides)].sort((one, other) => one - other)
    const across = edges(staying.flatMap(({ rect }) => [rect.left, rect.right]))
    const down = edges(staying.flatMap(({ rect }) => [rect.top, rect.bottom]))
    let covered = 0
    for (const [column, left] of across.slice(0, -1).entries())
      for (const [row, top] of down.slice(0, -1).entries())
        if (staying.some(({ rect }) => rect.left <= left && rect.right > left && rect.top <= top && rect.bottom > top))
          covered += (across[column + 1]! - left) * (down[row + 1]! - top)
    if (shareOf(covered) > 0.5)
      faults.push(
        `${staying.map(({ element }) => element.localName).join(', ')} stay on ${Math.round(shareOf(covered) * 100)} % of the screen together`,
      )
    window.scrollTo(0, 0)
    return faults
  })
