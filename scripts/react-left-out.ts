import type { Cut, Fact } from "./cut.ts";

/**
 * What React brings to a browser although no page here reaches it (ADR 0114). React publishes what a browser gets as
 * minified files alone, so texts of those files are named: in another version they are not found, and the build fails.
 */

/** The events that our components listen to, as React names them, beside focus, blur, change, and the mouse coming. */
export const events = ["click", "close", "input", "keyDown", "submit", "touchStart"];

/** The attributes of SVG with a hyphen in them that our pictures have. */
export const svgAttributes = ["stroke-width"];

export const reactCuts: Record<string, Cut[]> = {
  "/react-dom/cjs/react-dom.production.min.js": [
    // Roots of the time before React 18, and for tools that look a component up from outside.
    { from: "exports.hydrate=", upTo: "exports.hydrateRoot=" },
    { from: "exports.render=", upTo: "exports.version=" },
    { from: "var sl={", upTo: "exports.flushSync=" },
    { from: 'if(lc&&"function"===typeof lc.onCommitFiberUnmount)', upTo: "switch(c.tag){case 5:U||" },

    // Attributes: ours are few, and numbers in styles are custom properties.
    { from: '"accent-height ', upTo: '.split(" ").forEach(', instead: JSON.stringify(svgAttributes.join(" ")) },
    { from: '"xlink:actuate', upTo: '["tabIndex","crossOrigin"]' },
    { from: "z.xlinkHref=", upTo: '["src","href","action"' },
    { from: "var pb={", upTo: "function rb(" },
    { from: "||pb.hasOwnProperty(a)&&pb[a]" },
    { from: "var tb=A(", upTo: "function ub(" },
    { from: "var mb,nb=", upTo: "function ob(", instead: "var nb=function(a,b){a.innerHTML=b};" },

    // Events: letters being composed, what is selected, Internet Explorer, and all that nobody listens to.
    { from: 'xa=d?ue(d):window;switch(a){case "focusin":', upTo: "}se(g,b)})}function tf" },
    { from: "if(we)na=Fe;else{", upTo: "else(k=h.nodeName)", instead: "na=Fe;" },
    { from: "xa&&xa(a,h,d);", instead: "var xa;" },
    { from: "$d=[9,13,27,32],", upTo: "function ge(", instead: "$d;" },
    { from: "function ge(", upTo: "var le={" },
    { from: "var we=!1;if(ia)", upTo: "function Ee(" },
    { from: "var Pe=ia&&", upTo: "function Ve(" },
    { from: "var kd=null", upTo: "function pd()" },
    {
      from: "function Ve(",
      upTo: "function nf(",
      instead:
        `var df=new Map;function ff(a,b){df.set(a,b);fa(b,[a])}${JSON.stringify(events)}.forEach(function(a){` +
        'ff(a.toLowerCase(),"on"+a[0].toUpperCase()+a.slice(1))});ff("focusin","onFocus");ff("focusout","onBlur");' +
        'ha("onMouseEnter",["mouseout","mouseover"]);ha("onMouseLeave",["mouseout","mouseover"]);' +
        'fa("onChange","change click focusin focusout input keydown keyup".split(" "));var lf=[],mf=new Set(["close"]);',
    },
    {
      from: 'switch(a){case "keypress":if(0===od(c))',
      upTo: "var t=0!==(b&4),J=",
      instead:
        'switch(a){case "keydown":case "keyup":k=Rd;break;case "focusin":n="focus";k=Fd;break;case "focusout":n="blur";' +
        'k=Fd;break;case "click":if(2===c.button)break a;case "mouseout":case "mouseover":k=Bd}',
    },
    { from: 'if("pointerout"===a||"pointerover"===a)t=Td', upTo: "J=null==k?h:" },
    { from: '||"pointerover"===a' },
    { from: '||"pointerout"===a' },
    {
      from: "var sd={eventPhase:0",
      upTo: "$d;",
      instead:
        "var sd={eventPhase:0,bubbles:0,cancelable:0,timeStamp:0,defaultPrevented:0,isTrusted:0},td=rd(sd)," +
        "keys={view:0,detail:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0},Fd=rd(A({},sd,{relatedTarget:0}))," +
        "Bd=rd(A({},sd,keys,{clientX:0,clientY:0,button:0,buttons:0,relatedTarget:0}))," +
        "Rd=rd(A({},sd,keys,{key:0,code:0,repeat:0})),",
    },
    { from: 'null===b||b[rf]||(b[rf]=!0,qf("selectionchange",!1,b))' },
    {
      from: ',Rc="mousedown ',
      upTo: '.split(" ")',
      instead: ',Rc="touchstart keydown keyup input click change submit"',
    },

    // Lists of boundaries that appear in order.
    { from: "case 19:E(L);f=b.memoizedState;if(null===f)", upTo: "case 22:case 23:return Hj(),d=" },

    // Text that is edited outside of fields.
    { from: "else a:{c=(c=a.ownerDocument)", upTo: "c=c||{start:0,end:0}" },
    {
      from: "else if(a=(b=c.ownerDocument||document)&&b.defaultView||window",
      upTo: "b=[];for(a=c;a=a.parentNode;)",
      instead: ";",
    },

    // Hooks that neither we nor the router call.
    { from: "useImperativeHandle:function", upTo: "useLayoutEffect:function" },
    { from: "useInsertionEffect:function", upTo: "useMemo:function" },
    { from: "useDebugValue:ri,useDeferredValue:function(a){return Th()", upTo: "useSyncExternalStore:function" },
  ],
  "/react/cjs/react.production.min.js": [
    { from: "function F(){}", upTo: "var I=Array.isArray" },
    // Of lists of children ours are counted and mapped.
    { from: "forEach:function(a,b,e){S(a,", upTo: "count:function(a)" },
    { from: ",toArray:function(a){return S(", upTo: "};exports.Component=" },
    { from: "exports.Profiler=r;exports.PureComponent=G;exports.StrictMode=q;" },
    { from: "exports.act=X;", upTo: "exports.createContext=" },
    { from: "exports.createFactory=", upTo: "exports.forwardRef=" },
    { from: "exports.unstable_act=X;" },
    { from: "exports.useDebugValue=", upTo: "exports.useEffect=" },
    { from: "exports.useImperativeHandle=", upTo: "exports.useLayoutEffect=" },
    { from: "exports.useTransition=", upTo: "exports.version=" },
  ],
  "/scheduler/cjs/scheduler.production.min.js": [
    // React's client neither pauses its work nor changes the pace of it.
    { from: "exports.unstable_continueExecution=", upTo: "exports.unstable_getCurrentPriorityLevel=" },
    { from: "exports.unstable_getFirstCallbackNode=", upTo: "exports.unstable_requestPaint=" },
    { from: "exports.unstable_runWithPriority=", upTo: "exports.unstable_scheduleCallback=" },
  ],
};

const lifecycle =
  "(UNSAFE_\\w+|componentWill(Mount|Update|ReceiveProps|Unmount)|componentDid(Mount|Update)|getSnapshotBeforeUpdate|shouldComponentUpdate)";

/** Our classes only catch errors, and every root is one of React 18. */
export const reactFacts: Record<string, Fact[]> = {
  "/react-dom/cjs/react-dom.production.min.js": [
    { condition: new RegExp(`"function"===typeof \\w+\\.${lifecycle}`, "g"), times: 21, answer: "!1" },
    { condition: new RegExp(`"function"!==typeof \\w+\\.${lifecycle}`, "g"), times: 14, answer: "!0" },
    { condition: /0===\(\w+\.mode&1\)/g, times: 11, answer: "!1" },
    { condition: /0!==\(\w+\.mode&1\)/g, times: 10, answer: "!0" },
  ],
};

/** Functions of React's client, by the names they have in its file, each with what stands in for it. */
export const reactFunctions: Record<string, string> = {
  // Tools for developers.
  mc: "",
  // The number is what a report needs.
  p: "return 'Minified React error #' + a",
  // The names of components, for messages that nobody reads here: reports tell the error and the page.
  Ma: "",
  Oa: "return ''",
  Pa: "return ''",
  Qa: "return ''",
  Ra: "return ''",
  Mg: "throw Error(p(31))",
  // Elements with names of their own, and checks of what we write.
  vb: "return !1",
  ub: "",
  // Context and references of the time before hooks.
  Yf: "return Vf",
  Zf: "return !1",
  $f: "",
  bg: "",
  cg: "",
  dg: "",
  Lg: "return c.ref",
  // Lists of boundaries that appear in order.
  xj: "",
  Dj: "",
};
