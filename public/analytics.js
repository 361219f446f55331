(() => {
  const { origin = '' } = URL.parse?.(document.referrer) ?? {};
  const referrer = origin.startsWith('http') ? origin : '';
  const visit = JSON.stringify({ path: location.pathname, referrer });
  navigator.sendBeacon('/api/page-view', new Blob([visit], { type: 'application/json' }));
})();
