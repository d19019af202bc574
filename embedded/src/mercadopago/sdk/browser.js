/* The part of the provider's browser SDK v2 that the shop uses: bricks().create('wallet', …) and unmount(). */
(() => {
  const settings = window.mercadoPagoSandbox;
  const texts = { pay: 'Pagar con Mercado Pago', buy: 'Comprar con Mercado Pago' };
  const buttonStyle = {
    display: 'block',
    width: '100%',
    minHeight: '48px',
    padding: '12px 16px',
    border: '0',
    borderRadius: '6px',
    background: '#00558f',
    color: '#fff',
    font: '600 16px/1.25 system-ui, sans-serif',
    cursor: 'pointer',
  };
  const noteStyle = {
    margin: '8px 0 0',
    color: '#5a6478',
    font: '14px/1.4 system-ui, sans-serif',
    textAlign: 'center',
  };

  function element(tag, text, style) {
    const made = document.createElement(tag);
    made.textContent = text;
    Object.assign(made.style, style);
    return made;
  }

  function problemOf(brick, container, brickSettings) {
    if (brick !== 'wallet') return ['incorrect_initialization', `The sandbox has no brick '${brick}'`];
    if (!container) return ['container_not_found', 'The container of the brick was not found'];
    const { initialization = {}, callbacks = {} } = brickSettings;
    if (!initialization.preferenceId && !callbacks.onSubmit) {
      return ['no_preference_provided', 'Give a preferenceId, or an onSubmit that resolves with one'];
    }
    if (!['self', 'blank', undefined].includes(initialization.redirectMode)) {
      return ['incorrect_initialization', 'redirectMode must be self or blank'];
    }
    return undefined;
  }

  function go(preferenceId, redirectMode) {
    const url = `${settings.checkoutUrl}?pref_id=${encodeURIComponent(preferenceId)}`;
    if (redirectMode === 'blank') window.open(url, '_blank', 'noopener');
    else window.location.assign(url);
  }

  function walletBrick(container, { initialization = {}, customization = {}, callbacks = {} }) {
    const button = element('button', texts[customization.texts?.action] ?? texts.pay, buttonStyle);
    button.type = 'button';
    button.addEventListener('click', async () => {
      button.disabled = true;
      try {
        const created = await callbacks.onSubmit?.();
        go(initialization.preferenceId ?? created, initialization.redirectMode);
      } catch (error) {
        fail(callbacks, 'get_preference_details_failed', String(error));
      } finally {
        button.disabled = false;
      }
    });
    const brick = element('div', '', {});
    brick.append(button, element('p', 'Modo de prueba: no se cobra dinero real', noteStyle));
    container.replaceChildren(brick);
    return { unmount: () => brick.remove() };
  }

  function fail(callbacks, cause, message) {
    callbacks?.onError?.({ type: 'critical', cause, message });
  }

  window.MercadoPago = class MercadoPago {
    constructor(publicKey, options = {}) {
      if (!publicKey) throw new Error('MercadoPago: your public key is missing');
      this.publicKey = publicKey;
      this.locale = options.locale;
    }

    bricks() {
      return {
        isInitialized: () => true,
        create: async (brick, containerId, brickSettings = {}) => {
          const container = document.getElementById(containerId);
          const problem =
            this.publicKey === settings.publicKey
              ? problemOf(brick, container, brickSettings)
              : ['invalid_sdk_instance', 'The public key is not one of this sandbox'];
          if (problem) return fail(brickSettings.callbacks, ...problem);
          const controller = walletBrick(container, brickSettings);
          // onReady is called after create has returned, as with the provider's own script.
          queueMicrotask(() => brickSettings.callbacks?.onReady?.());
          return controller;
        },
      };
    }
  };
})();
