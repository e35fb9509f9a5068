// Before Chrome 81 and Safari 15.4 the `submit` event does not name the button that sent the form, which Remix needs.
if (!("submitter" in (window.SubmitEvent ?? Event).prototype)) {
  let pressed: HTMLButtonElement | null = null;
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest("button") : null;
    setTimeout(() => {
      pressed = null;
    });
  };
  document.addEventListener("click", press, true);
  Object.defineProperty(Event.prototype, "submitter", {
    get(this: Event) {
      return pressed?.form === this.target ? pressed : null;
    },
  });
}

export {};
