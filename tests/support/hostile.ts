/** Stands in every hostile text: where it is read, the text is shown. */
export const MARK = 'marquehostile'

/** Texts that have made pages of others run what a stranger wrote, each of a known kind. What they would make carries `data-hostile`. */
const KINDS = [
  '<script data-hostile>window.hostile=1</script>',
  '<ScRiPt data-hostile >window.hostile=1</sCrIpT >',
  '<img data-hostile src=x onerror="window.hostile=1">',
  '<svg data-hostile onload=window.hostile=1><a href="javascript:window.hostile=1">x</a></svg>',
  '<svg><animate data-hostile attributeName=href values=javascript:window.hostile=1 /></svg>',
  '<math><mtext><table><mglyph><style><img data-hostile src=x onerror=window.hostile=1></style></mglyph></table></mtext></math>',
  `"' data-hostile autofocus tabindex=0 onfocus="window.hostile=1`,
  '</title></textarea></style></noscript></script><script data-hostile>window.hostile=1</script>',
  '<!--<img data-hostile title="--><img data-hostile src=x onerror=window.hostile=1>">',
  ']]><!--<script data-hostile>window.hostile=1//--></script>',
  '<iframe data-hostile srcdoc="<script>parent.hostile=1</script>"></iframe>',
  '<object data-hostile data="javascript:window.hostile=1"></object><embed data-hostile src=//ailleurs.example/x>',
  '<details data-hostile open ontoggle=window.hostile=1><video data-hostile><source onerror=window.hostile=1></video></details>',
  '<form data-hostile action=//ailleurs.example><button>x</button></form><input data-hostile autofocus onfocus=window.hostile=1>',
  '<base data-hostile href=//ailleurs.example/><meta data-hostile http-equiv=refresh content="0;url=//ailleurs.example/">',
  '<link data-hostile rel=stylesheet href=//ailleurs.example/x.css><style data-hostile>@import "//ailleurs.example/x.css"</style>',
  '<template data-hostile><script>window.hostile=1</script></template>',
  '<a data-hostile href="javascript:window.hostile=1">x</a>',
  'javascript:window.hostile=1',
  'java\tscript:window.hostile=1',
  'data:text/html,<script>window.hostile=1</script>',
  '[lien](javascript:window.hostile=1) ![image](http://ailleurs.example/x.png)',
  'https://ailleurs.example/"onmouseover="window.hostile=1',
  '{{constructor.constructor("window.hostile=1")()}} \u0024{window.hostile=1} <%= 1 %>',
  '{"__proto__":{"hostile":1}} \\u003cscript\\u003e \\";window.hostile=1//',
  '&lt;img data-hostile src=x onerror=window.hostile=1&gt; &#60;script&#62;',
  '＜script＞ ‹script› \u202etpircs\u202c \u200bscript\u2028\u2029',
]

export const HOSTILE = `${MARK} ${KINDS.join(' ')}`

type Made = { ran: unknown; made: string[]; links: string[] }
export const NOTHING: Made = { ran: null, made: [], links: [] }

/** In the browser: what hostile texts made of the page, if they made anything. */
export function madeByHostile(): Made {
  const made = '[data-hostile], [onerror], [onload], [onfocus], [ontoggle], [onmouseover], iframe, object, embed, base'
  return {
    ran: (window as { hostile?: unknown }).hostile ?? null,
    made: [...document.querySelectorAll(made)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    links: [...document.links]
      .filter(({ protocol }) => !/^(https?|tel|sms|mailto|blob):$/.test(protocol))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  }
}
